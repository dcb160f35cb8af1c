// The language that is spoken now, and all catalogs in it. Whatever shows a sentence reads it here, so that another
// language shows at once, everywhere.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languages, parts } from "virtual:words";

export type Part = keyof typeof parts;

export const ENGLISH = "en";
/** English with accents, for developers: what stands there without them is in no catalog. */
export const PSEUDO = "qps";
/** What a name may carry as attributes: cases, its gender, and how it stands with an article. */
const FORMS = "gen|dat|acc|ins|loc|voc|gender|the|el|del|al";

/** Messages to format, and the forms of arguments that they ask for (`$place-gen`). */
export interface Sentences {
  bundle: FluentBundle;
  forms: Record<string, string[]>;
}

const PLAIN = "AaCcEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz";
const ACCENTS = "ÀáÇçÊéĜĝĤĥÎíĴĵĶķĻļÑñÖóŔŕŠšŢţÛúŴŵÝýŽž";
export const accented = (text: string): string => text.replace(/[A-Za-z]/g, (sign) => ACCENTS[PLAIN.indexOf(sign)] ?? sign);

/** Of two messages of one name the first counts. */
export function sentences(language: string, ...sources: string[]): Sentences {
  const pseudo = language === PSEUDO;
  const bundle = new FluentBundle(pseudo ? ENGLISH : language, { useIsolating: false, ...(pseudo ? { transform: accented } : {}) });
  const forms: Record<string, string[]> = {};
  for (const source of sources) {
    bundle.addResource(new FluentResource(source));
    for (const [, argument, form] of source.matchAll(new RegExp(`\\$([a-zA-Z][\\w-]*?)-(${FORMS})(?![\\w-])`, "g"))) {
      const wanted = (forms[argument!] ??= []);
      if (!wanted.includes(form!)) wanted.push(form!);
    }
  }
  return { bundle, forms };
}

interface Spoken {
  language: string;
  /** The page's own sentences. */
  page: Sentences;
  /** Those of games, with what is common to them. */
  games: Record<string, Sentences>;
}

let spoken = $state.raw<Spoken>({ language: ENGLISH, page: sentences(ENGLISH), games: {} });
/** The parts of the page whose sentences are wanted, and those that are here in the language that is spoken. */
const wanted = new Set<Part>(["words"]);
let here = new Map<Part, string>();
/** Sentences that are on their way: what lacks words says nothing meanwhile. */
let coming = $state(0);

export const language = (): string => spoken.language;
export const pageSentences = (): Sentences => spoken.page;
export const gameSentences = (game: string): Sentences | undefined => spoken.games[game];
export const gamesSpoken = (): string[] => Object.keys(spoken.games);

/** The sentences of a game as they came; another language may take their place later. */
export function keepGame(game: string, language: string, text: string): Sentences {
  const found = spoken.games[game] ?? sentences(language, text);
  // Not announced: who wants them first is only now about to read them.
  spoken.games[game] = found;
  return found;
}

async function fetched(part: Part, language: string): Promise<[Part, string]> {
  return [part, (await (parts[part][language] ?? parts[part][ENGLISH]!)()).default];
}

export const isComing = (): boolean => coming > 0;

/** Speak a language from now on; the sentences of games come with it. */
export async function say(language: string, games: Record<string, string> = {}): Promise<void> {
  here = new Map(await Promise.all([...wanted].map((part) => fetched(part, language))));
  const told = Object.entries(games).map(([game, text]) => [game, sentences(language, text)] as const);
  spoken = { language, page: sentences(language, ...here.values()), games: Object.fromEntries(told) };
}

/** More sentences of the page, for parts of it that come later. They show when they have come. */
export async function need(part: Part): Promise<void> {
  if (wanted.has(part)) return;
  wanted.add(part);
  coming += 1;
  try {
    for (let language = ""; language !== spoken.language; ) {
      language = spoken.language; // another one may be chosen meanwhile
      const [, text] = await fetched(part, language);
      if (language === spoken.language) here.set(part, text);
    }
    spoken = { ...spoken, page: sentences(spoken.language, ...here.values()) };
  } finally {
    coming -= 1;
  }
}

/** The language of the page for a wish such as `es-MX`; nothing where there is none. */
export function chosen(wish: string): string | undefined {
  const all = [...languages, PSEUDO];
  return all.find((l) => l.toLowerCase() === wish.toLowerCase()) ?? all.find((l) => l === wish.toLowerCase().split("-")[0]);
}
