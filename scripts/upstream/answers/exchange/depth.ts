import { NotConnectedError, requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { lacksPairs } from '../indexes/exchangeActivities.ts';
import { activityOf } from '../indexes/exchanges.ts';
import { sourcesAt, sourcesOfPort } from '../provenance/sourcesOfPort.ts';
import { placeOf } from '../rows/pairRows.ts';
import { pairsWithCoins } from './pairs.ts';

export const exchangeDepthHandlers = {
  async pairDepth({ code, pair: asked }, { sources }) {
    const { activity, index } = await activityOf(sources, code);
    if (lacksPairs(activity, sources))
      throw new NotConnectedError('pairs', await sourcesAt(code, 'orderBooks', sources));
    const listed = pairsWithCoins(activity.pairs, index.coins);
    const found =
      asked === ''
        ? listed[0]
        : listed.find(({ pair }) => `${pair.base}/${pair.quote}` === asked.toUpperCase());
    if (!found) throw new UpstreamError(404, '没有这个交易对');
    const { pair, coin } = found;
    const { tickerId, pair: name } = placeOf(coin, pair);
    const deep = await requirePort(sources, 'orderBooks').deep(coin.facts.code, pair.tickerId);
    // It is listed, and nobody tells its orders.
    if (!deep)
      throw new NotConnectedError('orderBooks', await sourcesOfPort(tickerId, 'orderBooks', sources));
    return ok({ pair: name, tickerId, bids: deep.bids, asks: deep.asks });
  },
} satisfies Handlers<'pairDepth'>;
