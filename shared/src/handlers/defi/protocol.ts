import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { findDefiChain } from '../../content/defi/chains.ts';
import { COUNTED_TWICE, type DefiCategory, findDefiProtocol } from '../../content/defi/protocols.ts';
import { isGoverned } from '../../content/proposals/proposals.ts';
import { roundShares } from '../../format/roundShares.ts';
import { wander } from '../../market/wander.ts';
import { keyOf } from '../../random/hash.ts';
import { DAY } from '../../time/units.ts';
import { ok } from '../envelopes.ts';
import type { ExchangeActivity } from '../exchange/activities.ts';
import { exchangeBook } from '../exchange/activity.ts';
import { type Handlers, UpstreamError } from '../handler.ts';
import { descending } from '../rankings/competitors.ts';
import { sum } from '../totals.ts';
import { defiBook, type LockedPlace, totalsOf } from './book.ts';
import { lockedTrend } from './trend.ts';

const YEAR_DAYS = 365;
const PEERS = 6;
/** What users pay a year for what is locked, and the part of fees that the protocol keeps. */
const FEES: Readonly<Record<DefiCategory, readonly [yearly: number | null, kept: number]>> = {
  借贷: [0.027, 0.13],
  DEX: [null, 0.15],
  抵押稳定币: [0.05, 0.4],
  合成对冲: [0.07, 0.2],
  衍生品: [null, 0.6],
  RWA: [0.038, 0.08],
  比特币质押: [0.001, 0],
  支付: [null, 0],
  预测市场: [null, 0],
  流动性质押: [0.029, 0.1],
  再质押: [0.02, 0.1],
  收益: [0.012, 0.6],
};

export const defiProtocolHandlers = {
  async defiProtocol({ code }, { sources }) {
    const protocol = findDefiProtocol(code);
    if (!protocol) throw new UpstreamError(404, '没有这个协议');
    const [book, exchanges, days] = await Promise.all([
      defiBook(sources),
      exchangeBook(sources),
      lockedTrend(sources, code, null),
    ]);
    const places = book.places.filter((place) => place.protocol === protocol);
    const totals = totalsOf(places);
    const coin = protocol.coin === null ? undefined : book.coins.get(protocol.coin);
    return ok({
      code,
      name: protocol.name,
      category: protocol.category,
      isTwice: COUNTED_TWICE.has(protocol.category),
      ...totals,
      ...feesOf(protocol.category, totals.tvl, exchanges.activities.get(code), book.time),
      coin: coin
        ? {
            code: coin.facts.code,
            name: coin.facts.nameZh || coin.facts.nameEn,
            symbol: coin.facts.symbol,
            logo: coin.facts.logo,
            price: coin.now.price,
            change24h: coin.now.change24h,
            marketCap: coin.now.marketCap,
            isGoverned: isGoverned(coin.facts.code),
          }
        : null,
      exchange: exchangeCatalogue.some((exchange) => exchange.code === code) ? code : '',
      chains: parts(places.map(({ chain, now }) => [chain, findDefiChain(chain)?.name ?? chain, now])),
      assets: parts(
        [
          ...Map.groupBy(
            places.flatMap(({ coins }) => coins),
            (held) => held.coin,
          ),
        ].map(([held, same]) => [
          held,
          book.coins.get(held)?.facts.symbol ?? held,
          sum(same, ({ usd }) => usd),
        ]),
      ),
      peers: peersOf(places[0], book.places),
      trend: [...days.map(([time, , whole]): [number, number] => [time, whole]), [book.time, totals.tvl]],
    });
  },
} satisfies Handlers<'defiProtocol'>;

/** Fees of what was traded there; of what is locked where nothing is traded. Unknown is null. */
function feesOf(category: DefiCategory, tvl: number, venue: ExchangeActivity | undefined, time: number) {
  const [yearly, kept] = FEES[category];
  const mood = 1 + 0.12 * wander(keyOf(`fees-${category}`, 0), time, 3 * DAY);
  const traded = venue
    ? (venue.spotVolume24h + venue.futuresVolume24h) * (venue.exchange.takerFee / 100)
    : null;
  const fees = yearly === null ? traded : (tvl * yearly * mood) / YEAR_DAYS;
  return { fees24h: fees, revenue24h: fees === null ? null : fees * kept };
}

function parts(all: readonly (readonly [code: string, name: string, tvl: number])[]) {
  const rows = descending(all, ([, , tvl]) => tvl);
  const shares = roundShares(
    rows.map(([, , tvl]) => tvl),
    2,
  );
  return rows.map(([code, name, tvl], at) => ({ code, name, tvl, share: shares[at] ?? 0 }));
}

function peersOf(own: LockedPlace | undefined, places: readonly LockedPlace[]) {
  const kind = Map.groupBy(
    places.filter(
      ({ protocol }) => protocol.category === own?.protocol.category && protocol.code !== own.protocol.code,
    ),
    ({ protocol }) => protocol,
  );
  const rows = [...kind].map(([{ code, name }, at]) => {
    const { tvl, change7d } = totalsOf(at);
    return { code, name, tvl, change7d };
  });
  return descending(rows, ({ tvl }) => tvl).slice(0, PEERS);
}
