import { findDefiChain } from '@coinmirror/shared/content/defi/chains.ts';
import { COUNTED_TWICE, findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { isGoverned } from '../../catalogue/content/proposals/spaces.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { DefiPort } from '../../ports/defi.ts';
import { ifConnected, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { defiIndex, type LockedPlace, totalsOf } from '../indexes/defi.ts';
import { earnedChanges, earnedWire } from '../rows/earnedWire.ts';
import { volumeHistory } from '../series/volumeHistory.ts';
import { lockedTrend } from './trend.ts';

const PEERS = 6;
/** Days of fees, revenue and volume. */
const DAYS = 366;

export const defiProtocolHandlers = {
  async defiProtocol({ code }, { sources }) {
    const protocol = findDefiProtocol(code);
    if (!protocol) throw new UpstreamError(404, '没有这个协议');
    // Before anything is begun: what has begun beside it would be rejected with nobody to hear it.
    const defi = requirePort(sources, 'defi');
    const [index, days, earned, volumes] = await Promise.all([
      defiIndex(sources),
      lockedTrend(sources, code, null),
      earnedBy(defi, code),
      volumesOf(code, sources),
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
      ...earned,
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
      volumes,
      trend: [...days.map(([time, , whole]): [number, number] => [time, whole]), [index.time, totals.tvl]],
    });
  },
} satisfies Handlers<'defiProtocol'>;

/** Fees and revenue of a protocol; unknown where it tells none. */
async function earnedBy(defi: DefiPort, code: string) {
  const [all, days] = await Promise.all([ifConnected(() => defi.earned()), defi.earnedDays(code, DAYS)]);
  const own = (all ?? []).filter(({ earner, chain }) => earner === code && chain === null);
  return {
    ...earnedWire(own),
    feesChange30d: earnedChanges(own).change30d,
    earned: days.map(({ time, fees, revenue }): [number, number | null, number | null] => [
      time,
      fees,
      revenue,
    ]),
  };
}

/** Volume by day of a protocol that is an exchange, spot and contracts together; none for others. */
async function volumesOf(code: string, sources: Sources): Promise<[time: number, usd: number][]> {
  if (sources.venues === null || !exchangeCatalogue.some((exchange) => exchange.code === code)) return [];
  const days = await volumeHistory(code, sources, DAYS);
  return days.flatMap(({ time, spot, futures }): [number, number][] =>
    spot === null && futures === null
      ? []
      : [[beijingMidnight(time), Math.round((spot ?? 0) + (futures ?? 0))]],
  );
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
