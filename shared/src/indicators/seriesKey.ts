import type { Indicator } from './definitions/indicator.ts';

/** The key of its series in addresses: `mayer`; `sum60-ethereum` for a coin other than Bitcoin. */
export function indicatorSeriesKey({ key, coin }: Pick<Indicator, 'key' | 'coin'>): string {
  return coin === undefined ? key : `${key}-${coin}`;
}
