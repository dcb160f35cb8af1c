// The server's side of accounts. What is asked as somebody who is signed in needs no link.
import { ask } from "../lib/api";
import type { DrawRequest, HolidayRequest, Me, MuteList, MuteRequest, MyMatches, NoteList, NoteRequest, NoticeCard, NoticeRequest, OrdersCard, OrdersRequest, PauseRequest, ProfileCard, ReplayLink, ReportList, ReportRequest, SettleRequest, SitRequest, TableCard, TableList, TableRequest, Taken, TermsCard, TokenCard, TokenList, TokenRequest, WasDone } from "../lib/protocol";
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
  tokens: () => ask<TokenList>("/api/me/tokens").then((found) => found.tokens),
  makeToken: (name: string) => ask<TokenCard>("/api/me/tokens", "", { name } satisfies TokenRequest),
  endToken: (token: string) => ask<WasDone>(`/api/me/tokens/${encodeURIComponent(token)}/end`, "", {}),
  notices: () => ask<NoticeCard>("/api/me/notices"),
  wish: (wanted: NoticeRequest) => ask<NoticeCard>("/api/me/notices", "", wanted),
  take: (links: { match: string; link: string }[]) => ask<Taken>("/api/me/matches", "", { links }),
  askToReset: (mail: string) => ask<WasDone>("/api/reset", "", { mail }),
  reset: (token: string, password: string) => ask<Me>("/api/reset/password", "", { token, password }),
  tables: () => ask<TableList>("/api/tables").then((found) => found.tables),
  makeTable: (wanted: TableRequest) => ask<TableCard>("/api/tables", "", wanted),
  sit: (table: string, seat: string) => ask<TableCard>(`/api/tables/${encodeURIComponent(table)}/sit`, "", { seat } satisfies SitRequest),
  leaveTable: (table: string) => ask<WasDone>(`/api/tables/${encodeURIComponent(table)}/leave`, "", {}),
  terms: (match: string, link: string) => ask<TermsCard>(`/api/matches/${encodeURIComponent(match)}/terms`, link),
  draw: (match: string, link: string, offer: boolean) => ask<TermsCard>(`/api/matches/${encodeURIComponent(match)}/draw`, link, { offer } satisfies DrawRequest),
  abort: (match: string, link: string) => ask<TermsCard>(`/api/matches/${encodeURIComponent(match)}/abort`, link, {}),
  pause: (match: string, link: string, wanted: boolean) => ask<TermsCard>(`/api/matches/${encodeURIComponent(match)}/clock/pause`, link, { wanted } satisfies PauseRequest),
  holiday: (match: string, link: string, days: number) => ask<TermsCard>(`/api/matches/${encodeURIComponent(match)}/clock/holiday`, link, { days } satisfies HolidayRequest),
  orders: (match: string, link: string, seat: string) => ask<OrdersCard>(`/api/matches/${encodeURIComponent(match)}/orders?seat=${encodeURIComponent(seat)}`, link),
  giveOrders: (match: string, link: string, wanted: OrdersRequest) => ask<OrdersCard>(`/api/matches/${encodeURIComponent(match)}/orders`, link, wanted),
  rematch: (match: string, link: string) => ask<TableCard>(`/api/matches/${encodeURIComponent(match)}/rematch`, link, {}),
  notes: (match: string, link: string) => ask<NoteList>(`/api/matches/${encodeURIComponent(match)}/notes`, link).then((found) => found.notes),
  note: (match: string, link: string, wanted: NoteRequest) => ask<NoteList>(`/api/matches/${encodeURIComponent(match)}/notes`, link, wanted).then((found) => found.notes),
  changeNote: (match: string, link: string, note: string, text: string) => ask<NoteList>(`/api/matches/${encodeURIComponent(match)}/notes/${encodeURIComponent(note)}`, link, { text }).then((found) => found.notes),
  profile: (name: string) => ask<ProfileCard>(`/api/people/${encodeURIComponent(name)}`),
  mutes: () => ask<MuteList>("/api/me/mutes").then((found) => found.muted),
  mute: (name: string, muted: boolean) => ask<MuteList>("/api/me/mutes", "", { name, muted } satisfies MuteRequest).then((found) => found.muted),
  reportLine: (match: string, link: string, line: string, reason: string) => ask<WasDone>(`/api/matches/${encodeURIComponent(match)}/talk/${encodeURIComponent(line)}/report`, link, { reason } satisfies ReportRequest),
  reportPerson: (name: string, reason: string) => ask<WasDone>(`/api/people/${encodeURIComponent(name)}/report`, "", { reason } satisfies ReportRequest),
  readWarning: () => ask<WasDone>("/api/me/warning/read", "", {}),
  reports: (settled: boolean) => ask<ReportList>(`/api/reports?settled=${settled}`).then((found) => found.reports),
  settle: (report: string, wanted: SettleRequest) => ask<ReportList>(`/api/reports/${encodeURIComponent(report)}`, "", wanted).then((found) => found.reports),
  replayLink: (match: string) => ask<ReplayLink>(`/api/matches/${encodeURIComponent(match)}/replay-link`, "", {}).then((found) => found.link),
  confirm: (token: string) => ask<WasDone>("/api/confirm", "", { token }),
};
