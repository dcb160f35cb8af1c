// The computer's players by name.
import { t } from "./words";

/** What one of them is called; one that the catalog does not know by its own name. */
export function botName(name: string): string {
  const said = t(`bot-${name}`);
  return said === `bot-${name}` ? name : said;
}
