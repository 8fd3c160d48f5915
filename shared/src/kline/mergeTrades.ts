/** What identifies a trade on its venue, and when it happened. */
interface Told {
  readonly id: string;
  readonly time: number;
}

/** Trades known before with those told since, each once, newest first, at most `most`. */
export function mergeTrades<Trade extends Told>(
  known: readonly Trade[],
  told: readonly Trade[],
  most: number,
): readonly Trade[] {
  const byId = new Map([...known, ...told].map((trade) => [trade.id, trade]));
  return [...byId.values()].sort((one, other) => other.time - one.time).slice(0, most);
}
