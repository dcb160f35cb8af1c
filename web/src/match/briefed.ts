// The matches whose briefing was read on this device.
const KEY = "frente-briefed";
const MOST = 200;

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const briefed = {
  has: (match: string): boolean => kept().includes(match),
  note(match: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify([...kept().filter((id) => id !== match), match].slice(-MOST)));
    } catch {
      // a private window may refuse: it is then shown again
    }
  },
};
