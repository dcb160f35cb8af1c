// The live connection of a match: says hello, goes on from what was seen, comes back by itself.
import type { Hello, RefusedMessage, ToClient, ToServer } from "./protocol";

export type Standing = "opening" | "open" | "lost" | "closed";

type Distribute<T> = T extends unknown ? Omit<T, "id"> : never;
/** What is said after the hello; `say` and `tell` give it its id. */
export type Saying = Distribute<Exclude<ToServer, Hello>>;

type Reply = Extract<ToClient, { re: string }>;

export interface LiveEvents {
  told: (message: ToClient) => void;
  standing: (standing: Standing, retryAt: number) => void;
  /** What has been seen, for the hello after a break. */
  seen: () => { ply: number; version: number; seat: string | null };
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PATIENCE = 20_000;

/** A message that was not done. */
export class Refused extends Error {
  constructor(readonly reply: RefusedMessage) {
    super(reply.text);
  }
}

/** What was said and has no reply yet. */
interface Pending {
  done: (reply: Reply) => void;
  failed: (why: Error) => void;
  text: string;
  /** It changes the match: where the line breaks it is sent again, under its own id, and done once. */
  changes: boolean;
  late: number;
}

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private count = 0;
  private readonly session = Math.random().toString(36).slice(2, 8);
  private readonly pending = new Map<string, Pending>();

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
      const hello: Hello = { type: "hello", id: this.name(), ...this.on.seen() };
      socket.send(JSON.stringify(hello));
      // Only what was under way when the line broke is still here.
      for (const [id, waiting] of this.pending) this.send(id, waiting);
      this.on.standing("open", 0);
    };
    socket.onmessage = (event) => {
      const told = JSON.parse(event.data as string) as ToClient;
      if ("re" in told) this.settle(told);
      this.on.told(told);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      if (event.code === 4401 || event.code === 4403 || event.code === 4404) {
        this.on.standing("closed", 0);
        return;
      }
      this.broke();
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
    for (const waiting of this.pending.values()) {
      clearTimeout(waiting.late);
      waiting.failed(new Error("closed"));
    }
    this.pending.clear();
  }

  private name(): string {
    return `${this.session}-${++this.count}`;
  }

  /** Is an answer, an undo or a resignation on its way? */
  get underWay(): boolean {
    return [...this.pending.values()].some((waiting) => waiting.changes);
  }

  private send(id: string, waiting: Pending): void {
    waiting.late = window.setTimeout(() => this.pending.delete(id) && waiting.failed(new Error("no reply")), PATIENCE);
    this.socket!.send(waiting.text);
  }

  /** The line broke: questions are given up, changes wait for the next line. */
  private broke(): void {
    for (const [id, waiting] of this.pending) {
      clearTimeout(waiting.late);
      if (waiting.changes) continue;
      this.pending.delete(id);
      waiting.failed(new Error("not connected"));
    }
  }

  /** Say something and wait for its reply; Refused where it was not done. Without a line nothing is taken. */
  say<T extends Reply>(saying: Saying): Promise<T> {
    const id = this.name();
    const text = JSON.stringify({ ...saying, id });
    const changes = saying.type === "answer" || saying.type === "answers" || saying.type === "undo" || saying.type === "resign";
    return new Promise<T>((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        failed(new Error("not connected"));
        return;
      }
      const waiting: Pending = { done: done as (reply: Reply) => void, failed, text, changes, late: 0 };
      this.pending.set(id, waiting);
      this.send(id, waiting);
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
    clearTimeout(waiting.late);
    if (reply.type === "refused") waiting.failed(new Refused(reply));
    else waiting.done(reply);
  }
}
