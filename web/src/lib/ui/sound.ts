/** Short sounds, made on the spot: no files, and silence unless they are wanted. */
import { settings } from "../stores/settings.svelte.ts";

const NOTES = {
  turn: [523, 784],
  place: [196],
  points: [659, 880],
  over: [392, 523, 659, 784],
} as const;

let context: AudioContext | undefined;

export function play(sound: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[sound].forEach((pitch, index) => note(context as AudioContext, pitch, start + index * 0.11));
}

function note(on: AudioContext, pitch: number, at: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.28);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + 0.3);
}
