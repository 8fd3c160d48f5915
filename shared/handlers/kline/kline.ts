import { readTicker } from '../catalogue/tickers.ts';
import { ok } from '../envelopes.ts';
import { type Handlers, UpstreamError } from '../handler.ts';
import { NotConnectedError, requirePort } from '../sources/requirePort.ts';
import { klinePairOf } from './pair.ts';
import { orderBookWire, tradesWire } from './wire.ts';

export const klineHandlers = {
  async candles({ tickerid, period, reach, since, utc, limit }, { sources }) {
    refuseUnknown(tickerid);
    const candles = await sources.candles.list({
      code: tickerid,
      periodMinutes: period,
      end: reach === null ? sources.clock.now() : Math.min(reach * 1000, sources.clock.now()),
      limit,
      dayBoundary: utc === 1 ? 'utc0' : 'utc8',
    });
    const wanted = since === null ? candles : candles.filter(({ time }) => time >= since * 1000);
    return ok({
      kline: wanted.map(
        ({ time, high, open, low, close, volume, turnover }): CandleRow => [
          time / 1000,
          high,
          open,
          low,
          close,
          volume,
          turnover,
        ],
      ),
    });
  },

  async orderBook({ tickerid, limit }, { sources }) {
    refuseUnknown(tickerid);
    const book = await requirePort(sources, 'orderBooks').top(tickerid, limit);
    // A pair of a market that nobody tells the orders of is no unknown pair.
    if (!book && (await klinePairOf(tickerid, sources))) throw new NotConnectedError('orderBooks');
    if (!book) throw unknownPair();
    return ok(orderBookWire(book));
  },

  async klinePair({ tickerid }, { sources }) {
    const pair = await klinePairOf(tickerid, sources);
    if (!pair) throw unknownPair();
    return ok(pair);
  },

  async trades({ tickerid, limit }, { sources }) {
    refuseUnknown(tickerid);
    return ok(tradesWire(await requirePort(sources, 'trades').latest(tickerid, limit)));
  },
} satisfies Handlers<'candles' | 'orderBook' | 'trades' | 'klinePair'>;

/** time(s), high, open, low, close, volume, amount */
type CandleRow = [number, number, number, number, number, number, number];

function unknownPair(): UpstreamError {
  return new UpstreamError(404, '没有这个交易对');
}

function refuseUnknown(tickerid: string): void {
  if (readTicker(tickerid) === null) throw unknownPair();
}
