import { type Direction, directionOf } from '@coinmirror/shared/format/percent.ts';
import { useGlobalMarketQuery } from '#api/endpoints/market.ts';

/** The market's direction of the last 24 h, by the answer that the top bar shows; none while it is unknown. */
export function useMarketDirection(): Direction {
  const { change } = useGlobalMarketQuery(
    {},
    { selectFromResult: ({ data }) => ({ change: data?.value.marketCapChange24h }) },
  );
  return directionOf(change);
}
