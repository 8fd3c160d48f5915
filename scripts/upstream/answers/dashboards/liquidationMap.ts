import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { futuresIndex } from '../indexes/futures.ts';
import { liquidationMap } from './liquidationLevels.ts';

/** A week of hours. */
const HOURS = 168;

export const liquidationMapHandlers = {
  async liquidationMap({ code }, { sources }) {
    const { liquidated } = await futuresIndex(sources);
    const one = liquidated.find(({ coin }) => coin.facts.code === code);
    if (!one || one.openInterest === null) throw new UpstreamError(404, '没有这个币种的清算地图');
    const hours = await sources.candles.list({
      code,
      periodMinutes: 60,
      end: sources.clock.now(),
      limit: HOURS,
    });
    const { facts, now } = one.coin;
    return ok({
      code,
      symbol: facts.symbol,
      price: now.price,
      openInterest: one.openInterest,
      coins: liquidated.map(({ coin }) => ({ code: coin.facts.code, symbol: coin.facts.symbol })),
      levels: liquidationMap(hours, now.price, one.openInterest).map((level) => ({ ...level })),
    });
  },
} satisfies Handlers<'liquidationMap'>;
