import { contractLabel } from '../constants/futures.ts';
import type { KlinePair } from '../contract/kline.ts';

/** BTC/USDT, BTC/USDT 永续; the coin's own price: BTC/USD. */
export function pairName({ base, quote, contract }: Pick<KlinePair, 'base' | 'quote' | 'contract'>): string {
  return contract === '' ? `${base}/${quote}` : `${base}/${quote} ${contractLabel(contract)}`;
}

/** Where it is traded. */
export function placeName({ exchange }: Pick<KlinePair, 'exchange'>): string {
  return exchange?.name ?? '全网均价';
}
