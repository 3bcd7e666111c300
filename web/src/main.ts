import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/extra.css";
import App from "./App.svelte";
import { speech, preferred } from "$lib/i18n/index.svelte.ts";
import { dress, settings } from "$lib/stores/settings.svelte.ts";

dress();
await speech.speak(settings.language || preferred(navigator.languages));
const target = document.getElementById("app");
if (target) mount(App, { target });
if (window.isSecureContext && "serviceWorker" in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
