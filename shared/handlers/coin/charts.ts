import { type Handlers, UpstreamError } from '../handler.ts';
import { spanOf } from '../kline/chartRanges.ts';
import type { Candle } from '../ports/candles.ts';
import type { Sources } from '../ports/sources.ts';
import { findCoin } from './book.ts';

const MINUTE = 60_000;

export const coinChartHandlers = {
  /** A point is at the end of its candle: the close, and the volume since the previous point. */
  async coinCharts({ code, type }, { sources }) {
    const coin = await findCoin(sources, code);
    if (!coin) throw new UpstreamError(404, '没有这个币种');
    const time = sources.clock.now();
    const { periodMinutes, limit } = spanOf(type, time);
    const query = { periodMinutes, end: time, limit };
    const candles = await sources.candles.list({ ...query, code });
    const bitcoin = await closesOf(sources, query);
    const circulatingSupply = coin.now.circulatingSupply;
    const rows = candles.map((candle) => {
      const base = bitcoin.get(candle.time);
      return [
        Math.min(candle.time + periodMinutes * MINUTE, time),
        candle.close,
        base ? candle.close / base : null,
        circulatingSupply === null ? null : candle.close * circulatingSupply,
        candle.turnover,
      ];
    });
    return { code: 200, msg: 'success', value: rows.map((row) => JSON.stringify(row)).join(',') };
  },
} satisfies Handlers<'coinCharts'>;

async function closesOf(
  sources: Sources,
  query: { periodMinutes: number; end: number; limit: number },
): Promise<ReadonlyMap<number, number>> {
  const candles = await sources.candles.list({ ...query, code: 'bitcoin' });
  return new Map(candles.map((candle: Candle) => [candle.time, candle.close]));
}
