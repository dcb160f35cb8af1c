// What this server has besides games; unknown until it has said so.
class Offered {
  lab = $state<boolean | null>(null);
}

export const offered = new Offered();
