// What the computer's levels are called: commands and journals have their ids, people their names.
import { t } from "./words";

/** The name of a level; the id of one that came from elsewhere. */
export function botName(id: string): string {
  const said = t(`level-${id}`);
  return said === `level-${id}` ? id : said;
}
