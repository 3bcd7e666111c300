/** Addresses and screens. The fragment of a table's link is a secret: it is read once and leaves the address bar. */
export type Route =
  | { screen: "home" }
  | { screen: "setup"; game: string | null }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string; ply: number | null }
  | { screen: "rules"; game: string }
  | { screen: "settings" }
  | { screen: "notices" }
  | { screen: "lost" };

export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (first === undefined) return { screen: "home" };
  if (parts.length === 1 && (first === "settings" || first === "notices")) return { screen: first };
  if (first === "new" && parts.length <= 2) return { screen: "setup", game: second ?? null };
  if (first === "t" && second && parts.length === 2) return { screen: "table", id: second };
  if (first === "rules" && parts.length <= 2) return { screen: "rules", game: second ?? "imhotep" };
  if (first === "g" && second && parts.length <= 3 && (third === undefined || /^\d+$/.test(third))) {
    return { screen: "replay", id: second, ply: third === undefined ? null : Number(third) };
  }
  return { screen: "lost" };
}

class Router {
  route: Route = $state.raw(parse(location.pathname));
  fragment = $state(location.hash.slice(1));
  secret: string | null = null;

  constructor() {
    window.addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.followed(event));
    this.read();
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    if (!replace) window.scrollTo(0, 0);
  }

  private read(): void {
    const route = parse(location.pathname);
    const fragment = location.hash.slice(1);
    if (route.screen === "table" && fragment) {
      this.secret = fragment;
      history.replaceState(null, "", location.pathname);
    }
    this.fragment = location.hash.slice(1);
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
  }

  private followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
