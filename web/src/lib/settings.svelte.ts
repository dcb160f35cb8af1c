// What a person chose on this device: theme, side colours, motion, pace, confirmations.
interface Settings {
  /** Empty: what the browser wishes for. */
  language: string;
  theme: "" | "papel" | "noche";
  sides: "imprenta" | "ocre" | "contraste";
  motion: boolean;
  dice: boolean;
  confirm: boolean;
  /** What rolls dice, reveals, pays or hands over waits for the main button. */
  asks: boolean;
  keys: boolean;
  plain: boolean;
  text: number;
  /** How the other side's turn is shown. */
  pace: "step" | "slow" | "normal" | "quick" | "once";
  /** Tell at my turn what changed. */
  changes: boolean;
  sound: boolean;
  /** Tell before the first answer how one wins and loses. */
  briefing: boolean;
  /** Say in a first match what to do now. */
  hints: boolean;
}

const KEY = "frente-settings";
const FIRST: Settings = { language: "", theme: "", sides: "imprenta", motion: true, dice: true, confirm: false, asks: true, keys: true, plain: false, text: 100, pace: "normal", changes: true, sound: false, briefing: true, hints: true };

function read(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Settings>(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** May things move? */
export const motion = (): boolean => settings.motion && !still.matches;

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme || (dark.matches ? "noche" : "papel");
  root.dataset.sides = settings.sides;
  root.classList.toggle("still", !motion());
  root.style.fontSize = settings.text === 100 ? "" : `${settings.text}%`;
}

/** Keep the page in step with the settings, and the settings on this device. */
export function followSettings(): void {
  $effect(() => {
    show();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a private window may refuse; the settings then last as long as the page
    }
  });
  dark.addEventListener("change", show);
  still.addEventListener("change", show);
}
