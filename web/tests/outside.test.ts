// No English outside the catalogs: what a component shows or reads out is a message, a name or a figure.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../src");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((f) => f.endsWith(".svelte"));

/** Attributes that somebody reads or hears. */
const READ = new Set(["alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);
/** Our own name, and what is engraved on keys. */
const NAMES = /^(Frente|· Frente)$/;
const KEYS = "kbd";
/** Calls that make words of their arguments. */
const SAYERS = new Set(["t", "say", "find", "has", "name", "called", "told"]);
const WORD = /\p{L}/u;

type Node = { type: string; start: number; name?: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Texts written out in what is shown, each with where it stands. */
function* written(node: unknown, shown: boolean): Generator<[number, string]> {
  if (Array.isArray(node)) {
    for (const one of node) yield* written(one, shown);
    return;
  }
  if (!isNode(node)) return;
  const { type } = node;
  if (type === "RegularElement" && node.name === KEYS) return;
  if (type === "Comment" || type === "StyleDirective" || type === "ClassDirective") return;
  if (type === "Attribute") {
    yield* written(node.value, READ.has(node.name!));
  } else if (type === "Text") {
    if (shown) yield [node.start, String(node.data).trim()];
  } else if (type === "ExpressionTag") {
    if (shown) yield* spelled(node.expression);
  } else if (type === "RegularElement" || type === "Component" || type === "SvelteElement") {
    for (const attribute of node.attributes as Node[]) if (attribute.type === "Attribute") yield* written(attribute, false);
    yield* written(node.fragment, true);
  } else {
    for (const [key, value] of Object.entries(node)) if (!["expression", "metadata", "attributes", "context", "key", "test"].includes(key)) yield* written(value, shown);
    if (Array.isArray(node.attributes)) yield* written(node.attributes, false);
  }
}

/** Texts in an expression whose value is shown. */
function* spelled(node: unknown): Generator<[number, string]> {
  if (Array.isArray(node)) {
    for (const one of node) yield* spelled(one);
    return;
  }
  if (!isNode(node)) return;
  const { type } = node;
  if (type === "Literal" && typeof node.value === "string") yield [node.start, node.value];
  else if (type === "TemplateElement") yield [node.start, (node.value as { cooked: string }).cooked];
  else if (type === "ConditionalExpression") yield* spelled([node.consequent, node.alternate]);
  else if (type === "BinaryExpression") {
    if (node.operator === "+") yield* spelled([node.left, node.right]);
  } else if (type === "LogicalExpression") yield* spelled(node.operator === "&&" ? [node.right] : [node.left, node.right]);
  else if (type === "CallExpression") {
    const called = node.callee as { name?: string; property?: { name?: string }; object?: unknown };
    if (!SAYERS.has(called.name ?? called.property?.name ?? "") && called.property?.name === "join") yield* spelled(called.object);
  } else if (type === "ArrayExpression") yield* spelled(node.elements);
  else if (type === "TemplateLiteral") yield* spelled([...(node.quasis as Node[]), ...(node.expressions as Node[])]);
}

describe("English outside the catalogs", () => {
  it("stands in no component", () => {
    const found = files.flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      const lineOf = (at: number): number => source.slice(0, at).split("\n").length;
      const { fragment } = parse(source, { modern: true });
      return [...written(fragment, true)].filter(([, text]) => WORD.test(text) && !NAMES.test(text)).map(([at, text]) => `${file}:${lineOf(at)}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it("is no fixed language of dates, numbers and letters", () => {
    const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((f) => /\.(svelte|ts)$/.test(f));
    const fixed = /(?:toLocale\w+|Intl\.\w+)\(\s*(?:undefined|"|\)|\[)/;
    expect(sources.filter((file) => fixed.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
  });
});
