import { deepBook, depthSteps } from '../../market/deepBook.ts';
import { placeOf } from '../coin/pairRows.ts';
import { ok } from '../envelopes.ts';
import { type Handlers, UpstreamError } from '../handler.ts';
import { activityOf } from './activity.ts';
import { listedPairs } from './pairs.ts';

export const exchangeDepthHandlers = {
  async pairDepth({ code, pair: asked }, { sources }) {
    const { activity, book } = await activityOf(sources, code);
    const listed = listedPairs(activity.pairs, book.coins);
    const found =
      asked === ''
        ? listed[0]
        : listed.find(({ pair }) => `${pair.base}/${pair.quote}` === asked.toUpperCase());
    if (!found) throw new UpstreamError(404, '没有这个交易对');
    const { pair, coin } = found;
    const { tickerid, symbol_pair } = placeOf(coin, pair);
    const { bids, asks } = deepBook(depthSteps(pair.tickerId, pair, book.time), pair.priceUsd);
    const wire = (levels: typeof bids) => levels.map(([price, size]): [number, number] => [price, size]);
    return ok({ symbol_pair, tickerid, bids: wire(bids), asks: wire(asks) });
  },
} satisfies Handlers<'pairDepth'>;
