import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { Sources } from '../../ports/sources.ts';
import { OK } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { type Coin, findCoin } from '../indexes/coins.ts';
import { candleCount, spanOf } from './chartRanges.ts';

/** A point of the chart: an instant, the price at it, and the volume since the point before. */
interface Point {
  readonly time: number;
  readonly price: number;
  readonly turnover: number;
}

export const coinChartHandlers = {
  /** The first point is the price at the range's beginning; each other one is at the end of a candle: its close. */
  async coinCharts({ code, type }, { sources }) {
    const coin = await findCoin(sources, code);
    if (!coin) throw new UpstreamError(404, '没有这个币种');
    const time = sources.clock.now();
    const span = spanOf(type, time);
    const query = { periodMinutes: span.periodMinutes, end: time, limit: candleCount(span, time) };
    const points = await pointsOf(coin, span.from, query, sources);
    const bitcoin =
      code === 'bitcoin'
        ? points.map(({ price }) => price)
        : await sources.candles.prices(
            'bitcoin',
            points.map((point) => point.time),
          );
    const circulatingSupply = coin.now.circulatingSupply;
    const value = points.map(({ time, price, turnover }, at) => {
      const base = bitcoin[at];
      return {
        time,
        priceUsd: price,
        priceBtc: base ? price / base : null,
        marketCap: circulatingSupply === null ? null : price * circulatingSupply,
        volume: turnover,
      };
    });
    return { ...OK, value };
  },
} satisfies Handlers<'coinCharts'>;

async function pointsOf(
  { facts }: Coin,
  from: number,
  query: { readonly periodMinutes: number; readonly end: number; readonly limit: number },
  { candles }: Sources,
): Promise<readonly Point[]> {
  const { code, launchedAt } = facts;
  const length = query.periodMinutes * MINUTE;
  const all = await candles.list({ ...query, code });
  const begins = Math.max(from, launchedAt, all[0]?.time ?? 0);
  const later = all.flatMap(({ time, close, turnover }): Point[] => {
    const ends = Math.min(time + length, query.end);
    if (ends <= begins) return [];
    // Of a candle that the range begins within, only the part inside counts.
    const inside = time >= begins ? 1 : (ends - begins) / (ends - time);
    return [{ time: ends, price: close, turnover: Math.round(turnover * inside) }];
  });
  const [opening = null] = await candles.prices(code, [begins]);
  return opening === null ? later : [{ time: begins, price: opening, turnover: 0 }, ...later];
}
