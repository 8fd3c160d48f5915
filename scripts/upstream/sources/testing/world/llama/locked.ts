import { defiChains } from '@coinmirror/shared/content/defi/chains.ts';
import {
  COUNTED_TWICE,
  type DefiCategory,
  defiProtocols,
  findDefiProtocol,
} from '@coinmirror/shared/content/defi/protocols.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { LockedValue } from '../../../../ports/defi.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import { seconds } from '../wire.ts';
import { chainOf, llamaChain } from './chainNames.ts';
import { protocolOfSlug, versionOf } from './versions.ts';

const CATEGORIES: Readonly<Record<DefiCategory, string>> = {
  借贷: 'Lending',
  DEX: 'Dexs',
  抵押稳定币: 'CDP',
  合成对冲: 'Basis Trading',
  衍生品: 'Derivatives',
  RWA: 'RWA',
  比特币质押: 'Restaked BTC',
  支付: 'Payments',
  预测市场: 'Prediction Market',
  流动性质押: 'Liquid Staking',
  再质押: 'Restaking',
  收益: 'Yield',
};
/** Days of a chart. */
const DAYS = 400;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
/** What is locked in a place, USD. */
export const usdOf = ({ assets }: LockedValue) => sumOf((assets ?? []).map(({ usd }) => usd));

/** All protocols with their value by chain; loans and stakes stand beside the chains. */
export async function protocols(world: FakeWorld) {
  const locked = await inTruth(world.truth.defi, 'DeFi').locked();
  const byProtocol = Map.groupBy(locked, ({ protocol }) => protocol);
  const coins = new Map((await world.coins()).map((coin) => [coin.facts.code, coin]));
  return defiProtocols.flatMap((known, at) => {
    const { code, category, coin } = known;
    const places = byProtocol.get(code) ?? [];
    if (places.length === 0) return [];
    const tvl = sumOf(places.map(usdOf));
    const byChain = places.map((place) => [llamaChain(place.chain), usdOf(place)] as const);
    const own = coin === null ? undefined : coins.get(coin);
    const lent = category === '借贷' ? byChain.map(([chain, usd]) => [`${chain}-borrowed`, usd * 0.6]) : [];
    return [
      {
        ...versionOf(known),
        id: String(100 + at),
        address: null,
        symbol: own?.facts.symbol ?? '-',
        url: `https://${code}.example`,
        description: '',
        chain: byChain.length > 1 ? 'Multi-Chain' : byChain[0]?.[0],
        gecko_id: coin,
        category: CATEGORIES[category],
        chains: byChain.map(([chain]) => chain),
        tvl,
        chainTvls: Object.fromEntries([...byChain, ...lent, ...(own ? [['staking', tvl * 0.02]] : [])]),
        change_1h: null,
        change_1d: changeOf(tvl, sumOf(places.map(({ dayAgo }) => dayAgo ?? 0))),
        change_7d: changeOf(tvl, sumOf(places.map(({ weekAgo }) => weekAgo ?? 0))),
        mcap: own?.now.marketCap ?? null,
      },
    ];
  });
}

function changeOf(now: number, before: number): number | null {
  return before > 0 ? (now / before - 1) * 100 : null;
}

/** A protocol's days on each chain; undefined for an unknown one. */
export async function protocol(world: FakeWorld, slug: string) {
  const own = protocolOfSlug(slug);
  const known = own && (await protocols(world)).find((row) => row.slug === versionOf(own).slug);
  if (own === undefined || known === undefined) return undefined;
  const times = daysUntil(world.now());
  const series = await inTruth(world.truth.defi, 'DeFi').lockedAt({ protocol: own.code, chain: null }, times);
  const days = (usd: readonly (number | null)[]) =>
    usd.map((each, at) => ({ date: seconds(times[at] ?? 0), totalLiquidityUSD: each ?? 0 }));
  const all = times.map((_, at) => sumOf(series.map(({ usd }) => usd[at] ?? 0)));
  return {
    ...known,
    tvl: days(all),
    chainTvls: Object.fromEntries(
      series.map(({ chain, usd }) => [
        llamaChain(chain ?? ''),
        { tvl: days(usd), tokensInUsd: null, tokens: null },
      ]),
    ),
    currentChainTvls: known.chainTvls,
  };
}

/** Deposits that stand in another protocol too: DefiLlama leaves them out of what it sums by chain. */
function isTwice(code: string | null): boolean {
  const category = code === null ? undefined : findDefiProtocol(code)?.category;
  return category !== undefined && COUNTED_TWICE.has(category);
}

/** All chains; one of them holds nothing. */
export async function chains(world: FakeWorld) {
  const locked = await inTruth(world.truth.defi, 'DeFi').locked();
  const coins = new Map((await world.coins()).map(({ facts }) => [facts.code, facts]));
  const rows = defiChains.flatMap(({ code, coin }, at) => {
    const places = locked.filter(({ chain, protocol: own }) => chain === code && !isTwice(own));
    if (places.length === 0) return [];
    return [
      {
        gecko_id: coin,
        tvl: sumOf(places.map(usdOf)),
        tokenSymbol: coins.get(coin)?.symbol ?? null,
        cmcId: String(at + 1),
        name: llamaChain(code),
        chainId: at + 1,
      },
    ];
  });
  return [...rows, { gecko_id: null, tvl: 0, tokenSymbol: null, cmcId: null, name: 'Quiet', chainId: null }];
}

/** The value of a chain by day, of all together where none is named; undefined for an unknown one. */
export async function chainDays(world: FakeWorld, name: string | null) {
  const chain = name === null ? null : chainOf(name);
  if (chain === undefined) return undefined;
  const times = daysUntil(world.now());
  const all = await inTruth(world.truth.defi, 'DeFi').lockedAt({ protocol: null, chain }, times);
  const series = all.filter(({ protocol: own }) => !isTwice(own));
  return times.map((time, at) => ({
    date: seconds(time),
    tvl: sumOf(series.map(({ usd }) => usd[at] ?? 0)),
  }));
}

/** UTC midnights, oldest first. */
function daysUntil(now: number): readonly number[] {
  const today = Math.floor(now / DAY) * DAY;
  return Array.from({ length: DAYS }, (_, at) => today - (DAYS - 1 - at) * DAY);
}
