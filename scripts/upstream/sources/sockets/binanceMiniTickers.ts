import * as v from 'valibot';
import { amount } from '../decode/numbers.ts';

/** The stream of all pairs that have traded within the last second. */
export const BINANCE_MINI_TICKERS = '/ws/!miniTicker@arr';

const messages = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ s: v.string(), c: v.pipe(amount, v.gtValue(0)) })),
);

/** Last prices by Binance's own names of pairs; null for a message of another shape. */
export function readMiniTickers(text: string): ReadonlyMap<string, number> | null {
  const result = v.safeParse(messages, text);
  return result.success ? new Map(result.output.map(({ s, c }) => [s, c])) : null;
}
