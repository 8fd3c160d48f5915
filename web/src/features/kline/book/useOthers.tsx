import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useOrderBook, useTrades } from './useBook.ts';
import type { VenueMarket } from './venueMarkets.ts';

interface SourceProps<Value> {
  readonly tickerId: string;
  /** Must be stable. */
  readonly onValue: (tickerId: string, value: Value | null) => void;
}

type BookValue = NonNullable<ReturnType<typeof useOrderBook>['currentData']>['value'];
type TradesValue = NonNullable<ReturnType<typeof useTrades>['currentData']>['value'];

function BookSource({ tickerId, onValue }: SourceProps<BookValue>) {
  useHandOver(tickerId, useOrderBook(tickerId).currentData?.value ?? null, onValue);
  return null;
}

function TradesSource({ tickerId, onValue }: SourceProps<TradesValue>) {
  useHandOver(tickerId, useTrades(tickerId).currentData?.value ?? null, onValue);
  return null;
}

function useHandOver<Value>(
  tickerId: string,
  value: Value | null,
  onValue: SourceProps<Value>['onValue'],
): void {
  useEffect(() => onValue(tickerId, value), [tickerId, value, onValue]);
  useEffect(() => () => onValue(tickerId, null), [tickerId, onValue]);
}

/** What some markets tell, those that have answered, and elements that ask them: each market needs hooks of its own. */
function useOthers<Value>(markets: readonly VenueMarket[], Source: ComponentType<SourceProps<Value>>) {
  const [told, setTold] = useState<ReadonlyMap<string, Value>>(new Map());
  const onValue = useCallback((tickerId: string, value: Value | null) => {
    setTold((before) => {
      const next = new Map(before);
      if (value === null) next.delete(tickerId);
      else next.set(tickerId, value);
      return next;
    });
  }, []);
  const answered = markets.flatMap((market) => {
    const value = told.get(market.tickerId);
    return value === undefined ? [] : [{ market, value }];
  });
  const sources = markets.map(({ tickerId }) => (
    <Source key={tickerId} tickerId={tickerId} onValue={onValue} />
  ));
  return { answered, sources };
}

/** The order books of other markets. */
export const useOtherOrderBooks = (markets: readonly VenueMarket[]) => useOthers(markets, BookSource);
/** The trades of other markets. */
export const useOtherTrades = (markets: readonly VenueMarket[]) => useOthers(markets, TradesSource);
