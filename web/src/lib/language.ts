// Which language the page speaks: the one its address asks for (`?lang=pl`), else the one chosen on this device, else the
// first wish of the browser that there is.
import { languages } from "virtual:words";
import { api, ask, mark } from "./api";
import { settings } from "./settings.svelte";
import { chosen, ENGLISH, gamesSpoken, language as spokenNow, PSEUDO, say } from "./spoken.svelte";

const asked = (): string => new URLSearchParams(location.search).get("lang") ?? "";
const wished = (): string => [asked(), settings.language, ...navigator.languages].filter(Boolean).map(chosen).find(Boolean) ?? ENGLISH;

/** Speak the language that is wished for. What is on the page stays there, in other words. */
export async function speak(): Promise<void> {
  const language = wished();
  const games = gamesSpoken();
  const texts = await Promise.all(games.map((game) => api.words(`${language}/${game}`)));
  await say(language, Object.fromEntries(games.map((game, n) => [game, texts[n]!])));
  document.documentElement.lang = language === PSEUDO ? ENGLISH : language;
}

/** Speak the language that was chosen here, whatever the address asked for. */
export async function choose(language: string): Promise<void> {
  settings.language = language;
  if (asked()) {
    const address = new URL(location.href);
    address.searchParams.delete("lang");
    history.replaceState(history.state, "", address);
  }
  await speak();
  if (mark()) await ask("/api/me/language", "", { language: spokenNow() }).catch(() => undefined); // mail will come in the old one
}

/** Speak as somebody does who has signed in here, where nothing else was chosen on this device. */
export async function speakAs(language: string): Promise<void> {
  if (!language || settings.language || asked()) return;
  settings.language = language;
  await speak();
}

/** The languages to choose from, each by its own name. */
export const offered = languages.map((language) => ({ language, name: new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language }));
