import { type DefiChain, defiChains, findDefiChain } from '@coinmirror/shared/content/defi/chains.ts';
import { defiProtocols } from '@coinmirror/shared/content/defi/protocols.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { isGoverned } from '../../catalogue/content/proposals/spaces.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { type DefiIndex, defiIndex, type LockedPlace, totalsOf, weekSplit } from '../indexes/defi.ts';
import { exchangeIndex } from '../indexes/exchanges.ts';
import { chainFigures, type FiguresOfChain } from './chainFigures.ts';
import { lockedTotal, lockedTrend } from './trend.ts';

/** Decimals of shares. */
const PLACES = 2;

export const defiOverviewHandlers = {
  async defiOverview({ chain: code, twice }, { sources }) {
    const chain = findDefiChain(code);
    if (code !== '' && chain === null) throw new UpstreamError(404, '没有这条公链');
    const index = await defiIndex(sources);
    const places = index.places.filter((place) => chain === null || place.chain === chain.code);
    const counted = places.filter(({ isTwice }) => twice === 1 || !isTwice);
    const totals = totalsOf(counted);
    return ok({
      chain: chain && { code: chain.code, name: chain.name, isStopped: chain.end !== undefined },
      ...totals,
      ...weekSplit(counted, index.coins),
      notCounted: sum(places, ({ now }) => now) - totals.tvl,
      dexVolume24h:
        chain === null
          ? sum([...(await exchangeIndex(sources)).activities.values()], ({ exchange, spotVolume24h }) =>
              exchange.kinds.includes('dex') ? spotVolume24h : 0,
            )
          : null,
      protocols: protocolRows(places, counted, index),
      categories: categoryRows(counted),
      chains: chain === null ? chainRows(counted, index, await chainFigures(sources)) : [],
      trend: chain?.end
        ? []
        : await trendOf(sources, { chain: chain?.code ?? null, isTwice: twice === 1 }, totals.tvl),
    });
  },
} satisfies Handlers<'defiOverview'>;

/**
 * Value locked by day, and at last `now`. A source that sums all protocols itself has more of them than are listed here,
 * so its own sum is the last; it reports none that counts deposits twice.
 */
async function trendOf(
  sources: Sources,
  { chain, isTwice }: { readonly chain: string | null; readonly isTwice: boolean },
  now: number,
): Promise<[time: number, usd: number][]> {
  const [days, whole] = await Promise.all([lockedTrend(sources, null, chain), lockedTotal(sources, chain)]);
  if (whole !== null && isTwice) return [];
  return [
    ...days.map(([time, tvl, all]): [number, number] => [time, isTwice ? all : tvl]),
    [sources.clock.now(), whole ?? now],
  ];
}

function protocolRows(places: readonly LockedPlace[], counted: readonly LockedPlace[], { coins }: DefiIndex) {
  const own = defiProtocols
    .map((protocol) => ({ protocol, at: places.filter((place) => place.protocol === protocol) }))
    .filter(({ at }) => at.length > 0);
  const isCounted = (at: readonly LockedPlace[]) => at.some((place) => counted.includes(place));
  const rows = descending(own, ({ at }) => sum(at, ({ now }) => now));
  const shares = roundShares(
    rows.map(({ at }) => (isCounted(at) ? sum(at, ({ now }) => now) : 0)),
    PLACES,
  );
  return rows.map(({ protocol, at }, i) => {
    const coin = protocol.coin === null ? undefined : coins.get(protocol.coin);
    return {
      code: protocol.code,
      name: protocol.name,
      logo: coin?.facts.logo ?? '',
      category: protocol.category,
      chains: descending(at, ({ now }) => now).map(({ chain }) => findDefiChain(chain)?.name ?? chain),
      ...totalsOf(at),
      share: isCounted(at) ? (shares[i] ?? 0) : null,
      coinCode: coin?.facts.code ?? '',
      symbol: coin?.facts.symbol ?? '',
      price: coin?.now.price ?? null,
      change24h: coin?.now.change24h ?? null,
      marketCap: coin?.now.marketCap ?? null,
      isGoverned: coin !== undefined && isGoverned(coin.facts.code),
    };
  });
}

function categoryRows(counted: readonly LockedPlace[]) {
  const rows = descending(
    [...Map.groupBy(counted, ({ protocol }) => protocol.category)].map(([name, at]) => ({
      name,
      count: new Set(at.map(({ protocol }) => protocol)).size,
      tvl: sum(at, ({ now }) => now),
    })),
    ({ tvl }) => tvl,
  );
  return withShares(rows);
}

function chainRows(counted: readonly LockedPlace[], { coins }: DefiIndex, figuresOf: FiguresOfChain) {
  const running: readonly DefiChain[] = defiChains.filter((chain) => !('end' in chain));
  const rows = running.map(({ code, name, coin }) => {
    const at = counted.filter(({ chain }) => chain === code);
    return {
      code,
      name,
      logo: coins.get(coin)?.facts.logo ?? '',
      count: at.length,
      ...totalsOf(at),
      ...figuresOf(code),
    };
  });
  return withShares(descending(rows, ({ tvl }) => tvl));
}

function withShares<Row extends { readonly tvl: number }>(rows: readonly Row[]) {
  const shares = roundShares(
    rows.map(({ tvl }) => tvl),
    PLACES,
  );
  return rows.map((row, at) => ({ ...row, share: shares[at] ?? 0 }));
}
