import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import type { Candle } from '@coinmirror/shared/contract/kline.ts';
import { useMemo, useRef, useState } from 'react';
import { useLazyCandlesQuery } from '#api/endpoints/kline.ts';
import { mayPass } from '#api/heal/mayPass.ts';
import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';

/** The candle that is being made, and the one before it, which may just have ended. */
const NEWEST = 2;
/** The chart asks again itself: an answer that it did not ask for would not reach it. */
const ALONE = { refetchOnReconnect: false } as const;

/** Candles of one symbol for the chart, and what of them has been loaded, oldest first. */
export function useCandleSource(symbol: string, minutes: number) {
  const [load] = useLazyCandlesQuery(ALONE);
  const [asOf, setAsOf] = useState<number | null>(null);
  const kept = useRef(new Map<number, Candle>());

  const source = useMemo((): BarSource => {
    const mine = new Map<number, Candle>();
    kept.current = mine;
    const ask = async (limit: number, before: number | null) => {
      const { value, asOf: at } = await load({
        tickerid: symbol,
        period: minutes,
        reach: before === null ? null : before / 1000,
        limit,
      }).unwrap();
      for (const candle of value) mine.set(candle.time, candle);
      setAsOf((known) => Math.max(known ?? 0, at));
      return value;
    };
    return {
      load: ({ before, limit }) => ask(limit, before),
      isFinal: (error) => !mayPass(error),
      follow(onCandle) {
        const timer = setInterval(() => {
          if (document.hidden) return;
          // A poll that fails is followed by the next one; the candles shown stay.
          ask(NEWEST, null).then(
            (candles) => candles.forEach(onCandle),
            () => undefined,
          );
        }, POLL_FAST);
        return () => clearInterval(timer);
      },
    };
  }, [load, symbol, minutes]);

  return {
    source,
    asOf,
    loaded: (): readonly Candle[] => [...kept.current.values()].sort((a, b) => a.time - b.time),
  };
}
