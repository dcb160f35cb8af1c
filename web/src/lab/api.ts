// The server's side of the lab.
import { ask } from "../lib/api";
import type { LabMatches, LabRun, LabState, LabValues, NewMatch, RunRequest, WasDone } from "../lib/protocol";
import { need } from "../lib/spoken.svelte";

void need("lab");

const runPath = (id: string, rest = ""): string => `/api/lab/runs/${encodeURIComponent(id)}${rest}`;

export const lab = {
  state: () => ask<LabState>("/api/lab"),
  values: (game: string, words: string) => ask<LabValues>(`/api/lab/games/${encodeURIComponent(game)}/values?q=${encodeURIComponent(words)}`),
  begin: (wanted: RunRequest) => ask<LabRun>("/api/lab/runs", "", wanted),
  stop: (id: string) => ask<LabRun>(runPath(id, "/stop"), "", {}),
  goOn: (id: string) => ask<LabRun>(runPath(id, "/go-on"), "", {}),
  remove: (id: string) => ask<WasDone>(runPath(id, "/remove"), "", {}),
  matches: (id: string, first: number) => ask<LabMatches>(runPath(id, `/matches?first=${first}`)),
  open: (id: string, key: string) => ask<NewMatch>(runPath(id, `/matches/${encodeURIComponent(key)}/open`), "", {}),
  report: (id: string) => runPath(id, "/report"),
};

/** Is there something to wait for? */
export const isUnderWay = (run: LabRun): boolean => ["waiting", "playing", "reckoning"].includes(run.state);

/** Values as somebody writes them: "1, 2, 3"; null where one of them is no number. */
export function numbers(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean).map(Number);
  return parts.length && parts.every(Number.isFinite) ? parts : null;
}

/** How many matches a run has: two bots change seats on the same dice, so they come in rounds. */
export function counted(matches: number, bots: number, seats: number, variants: number): number {
  const round = bots > 1 ? seats : 1;
  return Math.max(1, Math.floor(matches / round)) * round * variants;
}
