import { useEffect, useState } from 'react';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';

/** Debounce: skips the prices of suggestions that the visitor types past. */
const REST = 150;

/** Price in USD and 24 h change in percent of one suggested coin. */
export interface SuggestedPrice {
  readonly price: number | null;
  readonly change24h: number | null;
}

/** Prices of the suggested coins by code, debounced. */
export function useSuggestedPrices(codes: readonly string[]): ReadonlyMap<string, SuggestedPrice> {
  const wanted = codes.toSorted().join(',');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  // The last answer stays while the next is loading: coins in both keep their price.
  const { data } = useCoinsByCodesQuery(asked, { skip: asked === '' });
  return new Map(data?.value.map(({ code, price, change24h }) => [code, { price, change24h }]));
}
