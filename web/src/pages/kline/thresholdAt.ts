import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';

/** Quotes in which a price is one in dollars; alerts are checked against dollars. */
const DOLLARS: ReadonlySet<string> = new Set(['USD', 'USDT', 'USDC']);

type Threshold = Pick<Alert, 'direction' | 'threshold'>;

/** How an alert begins that is asked for at a price of a pair; undefined where the price is not one in dollars. */
export function thresholdAt(
  price: number,
  { quote, price: now }: Pick<KlinePair, 'quote' | 'price'>,
): Threshold | undefined {
  if (!DOLLARS.has(quote.toUpperCase())) return undefined;
  return { threshold: price, direction: price < (now ?? 0) ? 'below' : 'above' };
}
