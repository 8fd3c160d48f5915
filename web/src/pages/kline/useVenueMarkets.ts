import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { useMemo } from 'react';
import { useCoinMarketsQuery } from '#features/coins/detail/markets/marketsApi.ts';
import { type VenueMarkets, venueMarkets } from '#features/kline/book/venueMarkets.ts';

/** Markets in a list; the choice of markets asks for as many, so that one call answers both. */
export const MOST_MARKETS = 15;

/** The venues whose order books may stand with a pair's. */
export function useVenueMarkets(pair: KlinePair | undefined): VenueMarkets {
  const { currentData } = useCoinMarketsQuery(
    { code: pair?.coinCode ?? '', tickertype: pair?.contract ? 1 : 0, pagesize: MOST_MARKETS },
    { skip: pair === undefined },
  );
  const rows = currentData?.value.rows;
  return useMemo(() => venueMarkets(pair, rows ?? []), [pair, rows]);
}
