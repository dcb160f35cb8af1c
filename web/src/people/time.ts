// Times in words. Screen readers hear hours, not ticks.
import type { ClockCard, Pace } from "../lib/protocol";
import { t } from "../lib/words";
import "./api";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of seconds, in its two greatest parts. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= DAY) {
    const hours = Math.floor((left % DAY) / HOUR);
    return t(hours ? "time-days-hours" : "time-days", { days: Math.floor(left / DAY), hours });
  }
  if (left >= HOUR) {
    const minutes = Math.floor((left % HOUR) / MINUTE);
    return t(minutes ? "time-hours-minutes" : "time-hours", { hours: Math.floor(left / HOUR), minutes });
  }
  return t("time-clock", { minutes: Math.floor(left / MINUTE), seconds: String(left % MINUTE).padStart(2, "0") });
}

/** What players have agreed on. */
export function paceText(pace: Pace | null): string {
  if (!pace) return t("pace-none");
  if (pace.kind === "live") return t(pace.add ? "pace-live-add" : "pace-live", { bank: span(pace.bank), add: pace.add });
  return [
    t("pace-days", { per: span(pace.per) }),
    pace.bank ? t("pace-reserve", { bank: span(pace.bank) }) : "",
    pace.holidays ? t("pace-holidays", { days: pace.holidays }) : "",
  ].filter(Boolean).join(", ");
}

/** What a seat has left so many seconds after the clock was told. */
export const remains = (clock: ClockCard, seat: string, since: number): number =>
  Math.max(0, (clock.left[seat] ?? 0) - (clock.running.includes(seat) ? since : 0));
