/**
 * Names of the live channels, apart from the messages (`live.ts`): a cell needs its channel at the first paint,
 * messages load later.
 */

/** Market-wide figures: gold, volume, counts. */
export const GLOBAL_CHANNEL = 'global';

/** Maximum number of channels per message. */
export const MAX_CHANNELS = 500;

const TICKER = /^ticker\.([a-z0-9][a-z0-9._-]{0,79})$/;

/** `ticker.bitcoin` */
export function tickerChannel(code: string): string {
  return `ticker.${code}`;
}

/** The coin of a ticker channel; null for any other name. */
export function tickerCode(channel: string): string | null {
  return TICKER.exec(channel)?.[1] ?? null;
}

/** A coin's newest price. Price and volume in USD, changes in %, time in epoch ms. */
export interface Tick {
  readonly code: string;
  readonly seq: number;
  readonly time: number;
  readonly price: number;
  /** %; null for a coin younger than a day. */
  readonly change24h: number | null;
  readonly changeUtc8: number;
  readonly changeUtc0: number;
  readonly volume24h: number;
}
