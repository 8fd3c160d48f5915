import type { Indicator } from './definitions/indicator.ts';

/** The key of the address its days can be read at: `mayer`; `sum60-ethereum` for a coin that is not Bitcoin. */
export function indicatorSeriesKey({ key, coin }: Pick<Indicator, 'key' | 'coin'>): string {
  return coin === undefined ? key : `${key}-${coin}`;
}
