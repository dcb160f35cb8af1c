// Options as they are told, made whole: what follows from a token is not sent.
import type { Ask, AskOrWaiting, Choice, Plain, Waiting } from "./protocol";

/** A choice as the page uses it. */
export type Option = Required<Pick<Choice, "token" | "verb" | "subjects" | "label">> & Omit<Choice, "token" | "verb" | "subjects" | "label"> & {
  /** Several answers of the table that one gesture gives. */
  tokens?: string[];
};

/** An ask with all that its options leave out. */
export type WholeAsk = Omit<Ask, "options"> & { options: Option[] };

export const isAsk = <A extends { options: Choice[] }>(ask: A | Waiting | null | undefined): ask is A => !!ask && "options" in ask;

const LETTERS = "abcdefgh";
const count = (word: string): string | number => (/^(0|[1-9]\d*)$/.test(word) ? Number(word) : word);

export function wholeOption(told: Choice, about: Record<string, Plain>): Option {
  const [first, ...words] = told.token.split(" ");
  const verb = told.verb ?? first!;
  const letters = Object.fromEntries(words.slice(0, LETTERS.length).map((word, n) => [LETTERS[n]!, count(word)]));
  return {
    ...told,
    verb,
    subjects: told.subjects ?? words.map((word) => word.split(":")[0]!),
    label: { id: told.label?.id ?? `do-${verb}`, args: { ...about, ...letters, ...told.label?.args } },
  };
}

export function wholeAsk(told: AskOrWaiting): WholeAsk | Waiting {
  if (!isAsk(told)) return told;
  return { ...told, options: told.options.map((option) => wholeOption(option, told.prompt.args)) };
}
