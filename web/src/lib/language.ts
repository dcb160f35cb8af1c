// Which language the page speaks: the one chosen on this device, else the first wish of the browser that there is.
import { languages } from "virtual:words";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { chosen, ENGLISH, gamesSpoken, PSEUDO, say } from "./spoken.svelte";

const wished = (): string => [settings.language, ...navigator.languages].filter(Boolean).map(chosen).find(Boolean) ?? ENGLISH;

/** Speak the language that is wished for. What is on the page stays there, in other words. */
export async function speak(): Promise<void> {
  const language = wished();
  const games = gamesSpoken();
  const texts = await Promise.all(games.map((game) => api.words(`${language}/${game}`)));
  await say(language, Object.fromEntries(games.map((game, n) => [game, texts[n]!])));
  document.documentElement.lang = language === PSEUDO ? ENGLISH : language;
}

/** The languages to choose from, each by its own name. */
export const offered = languages.map((language) => ({ language, name: new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language }));
