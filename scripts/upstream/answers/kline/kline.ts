import { readTicker } from '../../catalogue/tickers.ts';
import { NotConnectedError, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { pauseOf } from '../provenance/sourcePause.ts';
import { sourcesOfPort } from '../provenance/sourcesOfPort.ts';
import { klinePairOf } from './pair.ts';

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
    // Older ones than are kept: the chart ends there for now.
    if (candles.length === 0 && reach === null) await refusePaused(tickerid, 'candles', sources);
    const wanted = since === null ? candles : candles.filter(({ time }) => time >= since * 1000);
    return ok({ kline: wanted });
  },

  async orderBook({ tickerid, limit }, { sources }) {
    refuseUnknown(tickerid);
    const book = await requirePort(sources, 'orderBooks').top(tickerid, limit);
    // A pair of a market that nobody tells the orders of is no unknown pair.
    if (!book && (await klinePairOf(tickerid, sources)))
      throw new NotConnectedError('orderBooks', await sourcesOfPort(tickerid, 'orderBooks', sources));
    if (!book) throw unknownPair();
    return ok(book);
  },

  async klinePair({ tickerid }, { sources }) {
    const pair = await klinePairOf(tickerid, sources);
    if (!pair) throw unknownPair();
    return ok(pair);
  },

  async trades({ tickerid, limit }, { sources }) {
    refuseUnknown(tickerid);
    const trades = await requirePort(sources, 'trades').latest(tickerid, limit);
    if (trades.length === 0) await refusePaused(tickerid, 'trades', sources);
    return ok(trades);
  },
} satisfies Handlers<'candles' | 'orderBook' | 'trades' | 'klinePair'>;

/** Throws NotConnectedError where nothing is reported because whoever tells it is left alone. */
async function refusePaused(tickerid: string, port: 'candles' | 'trades', sources: Sources): Promise<void> {
  const sourceNames = await sourcesOfPort(tickerid, port, sources);
  if (await pauseOf(sourceNames, sources)) throw new NotConnectedError(port, sourceNames);
}

function unknownPair(): UpstreamError {
  return new UpstreamError(404, '没有这个交易对');
}

function refuseUnknown(tickerid: string): void {
  if (readTicker(tickerid) === null) throw unknownPair();
}
