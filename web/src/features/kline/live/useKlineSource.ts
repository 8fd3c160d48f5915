import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import type { Candle } from '@coinmirror/shared/contract/kline.ts';
import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { foldTick } from '@coinmirror/shared/kline/foldTick.ts';
import { useMemo } from 'react';
import { useLazyCandlesQuery } from '#api/endpoints/kline.ts';
import { mayPass } from '#api/retry/mayPass.ts';
import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';
import { useOnTick } from '#live/useOnTick.ts';

/** The open candle, and the one before, which may just have closed. */
const NEWEST = 2;
/** The chart refetches itself: an automatic refetch would not reach it. */
const ALONE = { refetchOnReconnect: false } as const;
/** Days start at midnight UTC. */
const UTC_SHIFT = 0;

interface Series {
  readonly source: BarSource;
  readonly onTick: (tick: Tick) => void;
}

/**
 * A ticker's source of candles for the chart: batches by calls, the newest candle by the socket; a poll adds its
 * volume, and candles closed while the tab was hidden. `shift` is when days start, ms east of UTC.
 */
export function useKlineSource(tickerId: string, minutes: number, shift: number): BarSource {
  const [load] = useLazyCandlesQuery(ALONE);
  const series = useMemo((): Series => {
    let newest: Candle | null = null;
    let emitCandle: ((candle: Candle) => void) | null = null;

    const ask = async (limit: number, before: number | null) => {
      const reach = before === null ? null : before / 1000;
      const utc = shift === UTC_SHIFT ? 1 : 0;
      const { value } = await load({ tickerid: tickerId, period: minutes, reach, limit, utc }).unwrap();
      const last = value.at(-1);
      if (before === null && last) newest = last;
      return value;
    };

    return {
      source: {
        load: ({ before, limit }) => ask(limit, before),
        isFinal: (error) => !mayPass(error),
        follow(onCandle) {
          emitCandle = onCandle;
          const timer = setInterval(() => {
            if (document.hidden) return;
            // After a failed poll the next one follows; the shown candles stay.
            ask(NEWEST, null).then(
              (candles) => candles.forEach(onCandle),
              () => undefined,
            );
          }, POLL_FAST);
          return () => {
            clearInterval(timer);
            emitCandle = null;
          };
        },
      },
      onTick(tick) {
        if (newest === null || emitCandle === null || tick.code !== tickerId) return;
        const next = foldTick(newest, tick, minutes, shift);
        if (next === newest) return;
        newest = next;
        emitCandle(next);
      },
    };
  }, [load, tickerId, minutes, shift]);

  useOnTick(tickerId, series.onTick);
  return series.source;
}
