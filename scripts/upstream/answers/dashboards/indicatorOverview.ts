import { readWireTime } from '@coinmirror/shared/contract/wireTime.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { dailyCandles, pricedDay } from '../series/dailyCandles.ts';
import { indicatorSeries } from '../series/indicatorSeries.ts';

const RECENT_DAYS = 31;
const all: readonly Indicator[] = Object.values(indicators);

export const indicatorOverviewHandlers = {
  async indicatorOverview({ date }, { sources }) {
    const now = sources.clock.now();
    const asked = date === undefined ? now : readWireTime(date);
    if (asked === null || asked > now) throw new UpstreamError(400, '日期不正确');
    const candles = await dailyCandles(sources, 'bitcoin');
    // A past day is evaluated at its last second, the current one now.
    const until = Math.min(asked + DAY - 1000, now);
    const days = candles
      .filter(({ time }) => time <= (date === undefined ? now : asked))
      .map((day) => pricedDay(day, now));
    const series = await Promise.all(
      all.map(async (indicator) => (await indicatorSeries(indicator, days, sources)).slice(-RECENT_DAYS)),
    );
    return ok({
      time: until,
      price: days.at(-1)?.close ?? null,
      priceNow: candles.at(-1)?.close ?? null,
      rows: all.map(({ key }, at) => {
        const recent = series[at] ?? [];
        const last = recent.at(-1);
        return {
          key,
          value: last?.value ?? null,
          earlier: last && beijingMidnight(last.time) < beijingMidnight(until) ? last.time : null,
          recent: recent.flatMap(({ value }) => value ?? []),
        };
      }),
    });
  },
} satisfies Handlers<'indicatorOverview'>;
