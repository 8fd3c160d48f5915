import { findDefiChain } from '@coinmirror/shared/content/defi/chains.ts';
import { COUNTED_TWICE, findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { isGoverned } from '../../catalogue/content/proposals/spaces.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { ProtocolFees } from '../../ports/defi.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { defiIndex, type LockedPlace, totalsOf } from '../indexes/defi.ts';
import { type ExchangeIndex, exchangeIndex } from '../indexes/exchanges.ts';
import { lockedTrend } from './trend.ts';

const PEERS = 6;
export const defiProtocolHandlers = {
  async defiProtocol({ code }, { sources }) {
    const protocol = findDefiProtocol(code);
    if (!protocol) throw new UpstreamError(404, '没有这个协议');
    // Before anything is begun: what has begun beside it would be rejected with nobody to hear it.
    const defi = requirePort(sources, 'defi');
    const [index, exchanges, days, fees] = await Promise.all([
      defiIndex(sources),
      exchangeIndex(sources),
      lockedTrend(sources, code, null),
      defi.fees(code),
    ]);
    const places = index.places.filter((place) => place.protocol === protocol);
    const totals = totalsOf(places);
    const coin = protocol.coin === null ? undefined : index.coins.get(protocol.coin);
    return ok({
      code,
      name: protocol.name,
      category: protocol.category,
      isTwice: COUNTED_TWICE.has(protocol.category),
      ...totals,
      ...feesOf(fees, tradingFees(exchanges, code)),
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
            places.flatMap(({ assets }) => assets ?? []),
            (held) => held.coin,
          ),
        ].map(([held, same]) => [
          held,
          index.coins.get(held)?.facts.symbol ?? held,
          sum(same, ({ usd }) => usd),
        ]),
      ),
      peers: peersOf(places[0], index.places),
      trend: [...days.map(([time, , whole]): [number, number] => [time, whole]), [index.time, totals.tvl]],
    });
  },
} satisfies Handlers<'defiProtocol'>;

/** Trading fees of an exchange, USD per day; null if the protocol is not an exchange. */
function tradingFees({ activities }: ExchangeIndex, code: string): number | null {
  const venue = activities.get(code);
  if (!venue) return null;
  return (venue.spotVolume24h + venue.futuresVolume24h) * (venue.exchange.takerFee / 100);
}

/** Fees on the value locked, or on the volume if that is what users pay for. null if unknown. */
function feesOf(reported: ProtocolFees | null, traded: number | null) {
  const fees = reported?.fees24h ?? traded;
  return { fees24h: fees, revenue24h: fees === null || reported === null ? null : fees * reported.takeRate };
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
