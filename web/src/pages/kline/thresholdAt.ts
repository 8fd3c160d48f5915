import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';

/** Quotes whose prices are in dollars; alerts are checked in dollars. */
const DOLLARS: ReadonlySet<string> = new Set(['USD', 'USDT', 'USDC']);

type Threshold = Pick<Alert, 'direction' | 'threshold'>;

/** The initial threshold of an alert at a price of a pair; undefined where the price is not in dollars. */
export function thresholdAt(
  price: number,
  { quote, price: now }: Pick<KlinePair, 'quote' | 'price'>,
): Threshold | undefined {
  if (!DOLLARS.has(quote.toUpperCase())) return undefined;
  return { threshold: price, direction: price < (now ?? 0) ? 'below' : 'above' };
}
