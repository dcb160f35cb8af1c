// Sentences cut where they end, and left out where nothing is in them.
import { written } from "./words";

/** Words that end in a full stop without ending a sentence. */
const SHORT = /(?:^|[\s(“"'])(?:Capt|Lt|Gen|Col|Maj|Sgt|Cdr|Cmdt|Cmte|Brig|Adm|Sr|Dr|St|Sta|Sto|Pto|Pta|Mt|No|vs|e\.g|i\.e)\.$/;

/** What follows a number's full stop where that makes it an ordinal: "1. grupa", "35. Dywizja". */
const COUNTED = /^\s+(?:\p{Ll}|(?:Dywizj|Brygad|Batalion|Korpus|Armi|Grup|Pułk|Eskadr|Kompani|Kolumn))/u;

/** The first sentence, and the rest with the space before it. */
export function firstSentence(text: string): [string, string] {
  for (const found of text.matchAll(/[.!?](?=\s|$)/g)) {
    const end = found.index + 1;
    const ordinal = /(?:^|[^\p{L}\d])\d+\.$/u.test(text.slice(0, end)) && COUNTED.test(text.slice(end));
    if (!ordinal && !SHORT.test(text.slice(0, end))) return [text.slice(0, end), text.slice(end)];
  }
  return [text, ""];
}

/** As a sentence or a title begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(written()) + text.slice(1);

/** Without sentences whose list is empty: "Chosen: ." says nothing. */
export function withoutEmpty(text: string): string {
  if (!/:\s*[.,;]/.test(text)) return text;
  const kept: string[] = [];
  let rest = text;
  while (rest) {
    const [first, more] = firstSentence(rest);
    if (!/:\s*[.;]?$/.test(first.trim())) kept.push(first.trim());
    rest = more.trimStart();
  }
  return kept.join(" ");
}
