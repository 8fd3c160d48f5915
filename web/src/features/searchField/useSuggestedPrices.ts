import { useEffect, useState } from 'react';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';

/** A visitor who types on does not want the prices of what he has passed. */
const REST = 150;

/** Prices in USD of the coins that are suggested, by code; asked for once the typing rests. */
export function useSuggestedPrices(codes: readonly string[]): ReadonlyMap<string, number | null> {
  const wanted = codes.toSorted().join(',');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  // The last answer stays while the next is on its way: coins that are in both keep their price.
  const { data } = useCoinsByCodesQuery(asked, { skip: asked === '' });
  return new Map(data?.value.map(({ code, price }) => [code, price]));
}
