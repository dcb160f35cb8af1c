// A position file that the next new match of its game begins from.
import type { PositionCard } from "./protocol";

class Given {
  card = $state.raw<PositionCard | null>(null);

  of(game: string): PositionCard | null {
    return this.card?.game === game ? this.card : null;
  }
}

export const position = new Given();
