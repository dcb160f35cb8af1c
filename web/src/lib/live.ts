// The live connection of a match: says hello, goes on from what was seen, comes back by itself.
import type { Told } from "./protocol";

export type Standing = "opening" | "open" | "lost" | "closed";

type Distribute<T> = T extends unknown ? Omit<T, "id"> : never;
export type Saying = Distribute<
  | { type: "answer"; id: string; seat: string; token: string; ply: number; version: number }
  | { type: "undo"; id: string; seat: string; ply: number; version: number }
  | { type: "why"; id: string; seat: string; token?: string; subjects?: string[] }
  | { type: "odds"; id: string; seat: string; token: string }
  | { type: "sight"; id: string; origin: string; target: string | null }
  | { type: "resign"; id: string; seat: string }
  | { type: "look"; id: string; seat: string }
>;

type Reply = Extract<Told, { re: string }>;

export interface LiveEvents {
  told: (message: Told) => void;
  standing: (standing: Standing, retryAt: number) => void;
  /** What has been seen, for the hello after a break. */
  seen: () => { ply: number; version: number; seat: string | null };
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PATIENCE = 20_000;

/** A message that was not done. */
export class Refused extends Error {
  constructor(readonly reply: Extract<Told, { type: "refused" }>) {
    super(reply.text);
  }
}

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private count = 0;
  private readonly session = Math.random().toString(36).slice(2, 8);
  private readonly pending = new Map<string, { done: (reply: Reply) => void; failed: (why: Error) => void; text: string; again: boolean }>();

  constructor(
    private readonly address: string,
    private readonly on: LiveEvents,
  ) {
    this.connect();
  }

  private connect(): void {
    this.on.standing("opening", 0);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      socket.send(JSON.stringify({ type: "hello", id: this.name(), ...this.on.seen() }));
      // An answer on its way when the line broke is sent again under its own id: it is done once.
      for (const waiting of this.pending.values()) if (waiting.again) socket.send(waiting.text);
      this.on.standing("open", 0);
    };
    socket.onmessage = (event) => {
      const told = JSON.parse(event.data as string) as Told;
      if ("re" in told) this.settle(told);
      this.on.told(told);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      if (event.code === 4401 || event.code === 4403 || event.code === 4404) {
        this.on.standing("closed", 0);
        return;
      }
      const retryAt = Date.now() + this.wait;
      this.on.standing("lost", retryAt);
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8);
    };
  }

  /** Do not wait for the next attempt. */
  retry(): void {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    for (const waiting of this.pending.values()) waiting.failed(new Error("closed"));
    this.pending.clear();
  }

  private name(): string {
    return `${this.session}-${++this.count}`;
  }

  /** Say something and wait for its reply; Refused where it was not done. */
  say<T extends Reply>(saying: Saying): Promise<T> {
    const id = this.name();
    const text = JSON.stringify({ ...saying, id });
    const changes = saying.type === "answer" || saying.type === "undo" || saying.type === "resign";
    return new Promise<T>((done, failed) => {
      const open = this.socket?.readyState === WebSocket.OPEN;
      if (!open && !changes) {
        failed(new Error("not connected"));
        return;
      }
      const late = window.setTimeout(() => this.pending.delete(id) && failed(new Error("no reply")), PATIENCE);
      const end = <A>(f: (a: A) => void) => (a: A) => {
        clearTimeout(late);
        f(a);
      };
      this.pending.set(id, { done: end(done as (r: Reply) => void), failed: end(failed), text, again: changes });
      if (open) this.socket!.send(text);
    });
  }

  /** Say something that has no reply of its own. */
  tell(saying: Saying): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...saying, id: this.name() }));
  }

  private settle(reply: Reply): void {
    const waiting = this.pending.get(reply.re);
    if (!waiting) return;
    this.pending.delete(reply.re);
    if (reply.type === "refused") waiting.failed(new Refused(reply));
    else waiting.done(reply);
  }
}
