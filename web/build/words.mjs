// The page's sentences, made when it is built: for each language one catalog of each part of the page, whole, so that
// a page fetches the language it shows and no other. What a language lacks stands in it in English.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SRC = join(import.meta.dirname, "../src");
const ENGLISH = "en";
/** Folders with a catalog for each language: what the first page needs, and what comes later. */
const PARTS = ["words", "learn", "people", "lab"];

/** The entries of a catalog by name. Whatever does not begin a line at its edge goes on with the entry before it. */
function entries(text) {
  const found = new Map();
  let at = "";
  for (const line of text.split("\n")) {
    const name = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (name || line.startsWith("#")) at = name ?? "";
    if (at) found.set(at, `${found.get(at) ?? ""}${line}\n`);
  }
  return found;
}

const file = (part, language) => join(SRC, part, `${language}.ftl`);

function whole(part, language) {
  const own = existsSync(file(part, language)) ? entries(readFileSync(file(part, language), "utf8")) : new Map();
  const all = new Map([...entries(readFileSync(file(part, ENGLISH), "utf8")), ...own]);
  return [...all.values()].map((entry) => `${entry.trimEnd()}\n`).join("");
}

/** The languages of the page: those of its first part. */
const languages = () => readdirSync(join(SRC, PARTS[0])).filter((name) => name.endsWith(".ftl")).map((name) => name.slice(0, -4)).sort();

/** `virtual:words`: the languages, and for each part of the page how to fetch it in one of them. */
export function words() {
  const HEAD = "virtual:words";
  return {
    name: "frente-words",
    resolveId: (id) => (id === HEAD || id.startsWith(`${HEAD}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${HEAD}`) {
        const part = (name) => `${JSON.stringify(name)}: { ${languages().map((l) => `${JSON.stringify(l)}: () => import("${HEAD}/${name}/${l}")`).join(", ")} }`;
        return `export const languages = ${JSON.stringify(languages())};\nexport const parts = { ${PARTS.map(part).join(", ")} };`;
      }
      if (!id.startsWith(`\0${HEAD}/`)) return undefined;
      const [part, language] = id.slice(HEAD.length + 2).split("/");
      for (const l of [ENGLISH, language]) if (existsSync(file(part, l))) this.addWatchFile(file(part, l));
      return `export default ${JSON.stringify(whole(part, language))};`;
    },
  };
}
