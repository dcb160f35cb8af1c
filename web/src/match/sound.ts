// Three small tones, made here: my turn, dice, a result. Off unless somebody wants them.
import { settings } from "../lib/settings.svelte";

type Tone = "turn" | "dice" | "result";

let context: AudioContext | null = null;

/** Frequency, start and length of each partial, in hertz and seconds. */
const NOTES: Record<Tone, [number, number, number][]> = {
  turn: [[196, 0, 0.9], [392, 0, 0.5]],
  dice: [[950, 0, 0.03], [720, 0.06, 0.03], [840, 0.13, 0.03]],
  result: [[330, 0, 0.16], [440, 0.12, 0.24]],
};

export function sound(tone: Tone): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.02;
  for (const [frequency, start, length] of NOTES[tone]) {
    const [wave, volume] = [context.createOscillator(), context.createGain()];
    wave.type = tone === "dice" ? "triangle" : "sine";
    wave.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, now + start);
    volume.gain.exponentialRampToValueAtTime(0.14, now + start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    wave.connect(volume).connect(context.destination);
    wave.start(now + start);
    wave.stop(now + start + length + 0.02);
  }
}
