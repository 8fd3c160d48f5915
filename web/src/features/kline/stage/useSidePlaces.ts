import { usePairPlaces } from '#ui/number/usePairPlaces.ts';

/** A pair and the decimals of its prices; undefined while they are on their way. */
interface KnownPlaces {
  readonly tickerId: string;
  readonly places: number | undefined;
}

/**
 * Decimals of a chart beside the main one. Of the main chart's own pair they are the main chart's: this one was opened later,
 * at another price, which may have other decimals.
 */
export function useSidePlaces(
  ticker: string,
  price: number | null | undefined,
  main: KnownPlaces,
): number | undefined {
  const own = usePairPlaces(ticker, price);
  return ticker === main.tickerId ? main.places : own;
}
