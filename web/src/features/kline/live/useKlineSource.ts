import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import type { Candle } from '@coinmirror/shared/contract/kline.ts';
import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { foldTick } from '@coinmirror/shared/kline/foldTick.ts';
import { useMemo } from 'react';
import { useLazyCandlesQuery } from '#api/endpoints/kline.ts';
import { mayPass } from '#api/heal/mayPass.ts';
import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';
import { useOnTick } from '#live/useOnTick.ts';

/** The candle that is being made, and the one before it, which may just have ended. */
const NEWEST = 2;
/** The chart asks again itself: an answer that it did not ask for would not reach it. */
const ALONE = { refetchOnReconnect: false } as const;
/** Days of UTC. */
const UTC_SHIFT = 0;

interface Series {
  readonly source: BarSource;
  readonly onTick: (tick: Tick) => void;
}

/**
 * Candles of a ticker for the chart: stretches by calls, the newest candle by the socket; a poll brings its volume, and
 * what ended while nobody looked. `shift` is where days begin, ms east of UTC.
 */
export function useKlineSource(tickerId: string, minutes: number, shift: number): BarSource {
  const [load] = useLazyCandlesQuery(ALONE);
  const series = useMemo((): Series => {
    let newest: Candle | null = null;
    let tell: ((candle: Candle) => void) | null = null;

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
          tell = onCandle;
          const timer = setInterval(() => {
            if (document.hidden) return;
            // A poll that fails is followed by the next one; the candles shown stay.
            ask(NEWEST, null).then(
              (candles) => candles.forEach(onCandle),
              () => undefined,
            );
          }, POLL_FAST);
          return () => {
            clearInterval(timer);
            tell = null;
          };
        },
      },
      onTick(tick) {
        if (newest === null || tell === null || tick.code !== tickerId) return;
        const next = foldTick(newest, tick, minutes, shift);
        if (next === newest) return;
        newest = next;
        tell(next);
      },
    };
  }, [load, tickerId, minutes, shift]);

  useOnTick(tickerId, series.onTick);
  return series.source;
}
