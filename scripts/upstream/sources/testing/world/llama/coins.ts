import { DAY } from '@coinmirror/shared/time/units.ts';
import { type FakeCoin, type FakeWorld, inTruth } from '../fakeWorld.ts';
import type { Asked } from '../route.ts';
import { seconds } from '../wire.ts';
import { llamaChain } from './chainNames.ts';
import { versionOf } from './versions.ts';

const PREFIX = 'coingecko:';

/** Prices by `coingecko:` and an id; an unknown one is left out. */
export async function currentPrices(world: FakeWorld, { parts: [keys = ''] }: Asked) {
  const coins = new Map((await world.coins()).map((coin) => [coin.facts.code, coin]));
  const known = keys.split(',').flatMap((key) => {
    const coin = key.startsWith(PREFIX) ? coins.get(key.slice(PREFIX.length)) : undefined;
    if (coin === undefined) return [];
    const { facts, now } = coin;
    const row = { symbol: facts.symbol, price: now.price, timestamp: seconds(world.now()), confidence: 0.99 };
    return [[key, row] as const];
  });
  return { coins: Object.fromEntries(known) };
}

/** Stablecoins; the number of each is its place. */
async function stableCoins(world: FakeWorld): Promise<readonly FakeCoin[]> {
  return (await world.coins()).filter(({ facts: { peg } }) => peg === 'usd' || peg === 'eur');
}

const pegOf = ({ facts }: FakeCoin) => (facts.peg === 'eur' ? 'peggedEUR' : 'peggedUSD');

/** All stablecoins with their supply by chain; one of them is dead. */
export async function stablecoins(world: FakeWorld) {
  const port = inTruth(world.truth.stables, 'stablecoins');
  const coins = await stableCoins(world);
  const codes = coins.map(({ facts }) => facts.code);
  const time = world.now();
  const supplies = await port.suppliesAt(codes, [time, time - DAY, time - 7 * DAY]);
  const chains = await port.chains(codes);
  const rows = coins.flatMap((coin, at) => {
    const [supply = null, dayAgo = null, weekAgo = null] = supplies[at] ?? [];
    if (supply === null) return [];
    const peg = pegOf(coin);
    const known = (chains[at] ?? []).filter(({ chain }) => chain !== '其他');
    const places = known.length > 0 ? known : [{ chain: coin.facts.chain || 'Ethereum', share: 100 }];
    const amount = (share: number, of: number | null) => (of === null ? {} : { [peg]: (of * share) / 100 });
    return [
      {
        id: String(at + 1),
        name: coin.facts.nameEn,
        symbol: coin.facts.symbol,
        gecko_id: coin.facts.code,
        pegType: peg,
        priceSource: 'defillama',
        pegMechanism: coin.facts.code === 'dai' ? 'crypto-backed' : 'fiat-backed',
        circulating: amount(100, supply),
        circulatingPrevDay: amount(100, dayAgo),
        circulatingPrevWeek: amount(100, weekAgo),
        chainCirculating: Object.fromEntries(
          places.map(({ chain, share }) => [
            chain,
            { current: amount(share, supply), circulatingPrevDay: amount(share, dayAgo) },
          ]),
        ),
        chains: places.map(({ chain }) => chain),
        price: coin.now.price,
      },
    ];
  });
  const dead = { id: '999', name: 'Gone Dollar', symbol: 'GONE', gecko_id: null, pegType: 'peggedUSD' };
  const empty = {
    pegMechanism: 'algorithmic',
    circulating: {},
    chainCirculating: {},
    chains: [],
    price: null,
  };
  return { peggedAssets: [...rows, { ...dead, ...empty }] };
}

/**
 * Days of all stablecoins together, or of one by its number, on one chain or on all; undefined for an unknown chain. A chain
 * tells 0 before its first day.
 */
export async function stableDays(world: FakeWorld, name: string | null, { query }: Asked) {
  const wanted = query.get('stablecoin');
  const coins = (await stableCoins(world)).filter((_, at) => wanted === null || wanted === String(at + 1));
  const port = inTruth(world.truth.stables, 'stablecoins');
  const today = Math.floor(world.now() / DAY) * DAY;
  const times = Array.from({ length: 400 }, (_, at) => today - (399 - at) * DAY);
  const codes = coins.map(({ facts }) => facts.code);
  const supplies = await port.suppliesAt(codes, times);
  const onChains = await port.onChainsAt(wanted === null ? null : (codes[0] ?? ''), times);
  const own = onChains?.chains.find((chain) => chain.name === name);
  if (name !== null && own === undefined) return undefined;
  const worths = own?.usd ?? onChains?.totals ?? [];
  return times.map((time, at) => {
    const sums = { peggedUSD: 0, peggedEUR: 0 };
    for (const [index, coin] of coins.entries()) sums[pegOf(coin)] += supplies[index]?.[at] ?? 0;
    const date = String(seconds(time));
    const totalCirculatingUSD = { peggedUSD: worths[at] ?? 0, peggedEUR: 0 };
    return name === null
      ? { date, totalCirculating: sums, totalCirculatingUSD }
      : { date, totalCirculating: totalCirculatingUSD, totalCirculatingUSD };
  });
}

const POOL_ID = '747c1d2a-c668-4682-b9f9-';

/** A year of one pool by its id; undefined for an unknown one. */
export async function poolChart(world: FakeWorld, id: string) {
  const port = inTruth(world.truth.pools, 'pools');
  const pool = (await port.pools())[Number(id.slice(POOL_ID.length))];
  if (pool === undefined || !id.startsWith(POOL_ID)) return undefined;
  const days = await port.poolDays(pool.id, 366);
  return {
    status: 'success',
    data: days.map(({ time, apy, tvl }) => ({
      timestamp: new Date(time + DAY - 1).toISOString(),
      tvlUsd: tvl,
      apy,
      apyBase: apy,
      apyReward: null,
      il7d: null,
      apyBase7d: null,
    })),
  };
}

/** Pools that pay for deposits, by an id that stays. */
export async function pools(world: FakeWorld) {
  const rows = await inTruth(world.truth.pools, 'pools').pools();
  const data = rows.map(
    ({ protocol, chain, pair, loss, tvl, baseApy, rewardApy, mean30d, isStable, isSingle }, at) => ({
      chain: llamaChain(chain),
      project: versionOf({ code: protocol, name: protocol }).slug,
      symbol: pair
        .replace(/[^\x21-\x7e]/g, '')
        .replaceAll('/', '-')
        .toUpperCase(),
      tvlUsd: tvl,
      apyBase: baseApy,
      apyReward: rewardApy === 0 ? null : rewardApy,
      apy: (baseApy ?? 0) + (rewardApy ?? 0),
      rewardTokens: null,
      pool: `${POOL_ID}${String(at).padStart(12, '0')}`,
      apyPct1D: 0.01,
      apyPct7D: -0.05,
      apyPct30D: null,
      apyMean30d: mean30d,
      stablecoin: isStable,
      ilRisk: loss === '高' ? 'yes' : 'no',
      exposure: isSingle ? 'single' : 'multi',
      predictions: { predictedClass: 'Stable/Up', predictedProbability: 70, binnedConfidence: 2 },
      poolMeta: null,
      underlyingTokens: [],
    }),
  );
  return { status: 'success', data };
}
