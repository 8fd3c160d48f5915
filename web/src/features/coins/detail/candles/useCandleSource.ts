import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import type { Candle } from '@coinmirror/shared/contract/kline.ts';
import { useMemo, useRef, useState } from 'react';
import { useLazyCandlesQuery } from '#api/endpoints/kline.ts';
import { mayPass } from '#api/retry/mayPass.ts';
import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';

/** The open candle, and the one before, which may just have closed. */
const NEWEST = 2;
/** The chart refetches itself: an automatic refetch would not reach it. */
const ALONE = { refetchOnReconnect: false } as const;

/** The chart's source of candles of one symbol, and the candles loaded so far, oldest first. */
export function useCandleSource(symbol: string, minutes: number) {
  const [load] = useLazyCandlesQuery(ALONE);
  const [asOf, setAsOf] = useState<number | null>(null);
  const stored = useRef(new Map<number, Candle>());

  const source = useMemo((): BarSource => {
    const mine = new Map<number, Candle>();
    stored.current = mine;
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
          // After a failed poll the next one follows; the shown candles stay.
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
    loaded: (): readonly Candle[] => [...stored.current.values()].sort((a, b) => a.time - b.time),
  };
}
