// The server's side of accounts. What is asked as somebody who is signed in needs no link.
import { ask } from "../lib/api";
import type { Me, MyMatches, Taken, WasDone } from "../lib/protocol";
import { addWords } from "../lib/words";
import english from "./en.ftl?raw";

addWords(english);

export const people = {
  me: () => ask<Me>("/api/me"),
  signUp: (name: string, password: string, mail: string) => ask<Me>("/api/people", "", { name, password, mail }),
  signIn: (name: string, password: string) => ask<Me>("/api/session", "", { name, password }),
  signOut: () => ask<WasDone>("/api/session/end", "", {}),
  signOutEverywhere: () => ask<WasDone>("/api/sessions/end", "", {}),
  setMail: (mail: string, password: string) => ask<Me>("/api/me/mail", "", { mail, password }),
  setPassword: (password: string, fresh: string) => ask<Me>("/api/me/password", "", { password, new: fresh }),
  forget: (password: string) => ask<WasDone>("/api/me/delete", "", { password }),
  matches: () => ask<MyMatches>("/api/me/matches").then((found) => found.matches),
  take: (links: { match: string; link: string }[]) => ask<Taken>("/api/me/matches", "", { links }),
  askToReset: (mail: string) => ask<WasDone>("/api/reset", "", { mail }),
  reset: (token: string, password: string) => ask<Me>("/api/reset/password", "", { token, password }),
  confirm: (token: string) => ask<WasDone>("/api/confirm", "", { token }),
};
