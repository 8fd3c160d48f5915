import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { useTick } from '#live/useTick.ts';

/**
 * The newest price of a pair with its change in 24 hours: the socket's where it is newer than the pair's own (`asOf`).
 */
export function useNewest(pair: KlinePair, asOf: number): Pick<KlinePair, 'price' | 'change24h'> {
  const tick = useTick(pair.tickerId);
  return tick && tick.time >= asOf ? tick : pair;
}
