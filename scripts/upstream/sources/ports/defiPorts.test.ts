import { DAY } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { defiPorts } from './defiPorts.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const seconds = (daysAgo: number) => Math.floor((NOW - daysAgo * DAY) / DAY) * (DAY / 1000);

const v3 = {
  id: '1599',
  slug: 'aave-v3',
  parentProtocol: 'parent#aave',
  name: 'AAVE V3',
  category: 'Lending',
  chains: ['Ethereum', 'Base'],
  tvl: 21_000_000_000,
  chainTvls: { Ethereum: 20_000_000_000, Base: 1_000_000_000, 'Ethereum-borrowed': 9e9 },
  change_1d: -20,
  change_7d: 25,
};
const v2 = {
  ...v3,
  id: '111',
  slug: 'aave-v2',
  chainTvls: { Ethereum: 500_000_000 },
  change_1d: null,
};
const lido = {
  ...v3,
  id: '182',
  slug: 'lido',
  parentProtocol: null,
  category: 'Liquid Staking',
  chainTvls: { Ethereum: 24_000_000_000, Moonriver: 5 },
};
const exchange = { ...lido, id: '2269', slug: 'binance-cex', category: 'CEX' };

const answers = { 'LLAMA /protocols': [v3, v2, lido, exchange] };

describe('locked', () => {
  test('is the sum of a protocol’s versions, chain by chain; what is not told is null', async () => {
    const { defi } = defiPorts(createStubWorld({ now: NOW, answers }));
    expect(await defi?.locked()).toEqual([
      {
        protocol: 'aave',
        chain: 'eth',
        usd: 20_500_000_000,
        assets: null,
        dayAgo: null,
        weekAgo: 16_400_000_000,
      },
      {
        protocol: 'aave',
        chain: 'base',
        usd: 1_000_000_000,
        assets: null,
        dayAgo: 1_250_000_000,
        weekAgo: 800_000_000,
      },
      {
        protocol: 'lido',
        chain: 'eth',
        usd: 24_000_000_000,
        assets: null,
        dayAgo: 30_000_000_000,
        weekAgo: 19_200_000_000,
      },
    ]);
  });

  test('over time: the whole as one series that ends now, a protocol by chain', async () => {
    const days = [
      { date: seconds(2), tvl: 90e9 },
      { date: seconds(1), tvl: 0 },
      { date: seconds(0), tvl: 95e9 },
    ];
    const world = createStubWorld({
      now: NOW,
      answers: {
        'LLAMA /v2/historicalChainTvl': days,
        'LLAMA /v2/chains': [
          { name: 'Ethereum', gecko_id: 'ethereum', tokenSymbol: 'ETH', tvl: 60e9 },
          { name: 'Elsewhere', tvl: 40e9 },
        ],
        'LLAMA /protocol/aave': {
          chainTvls: {
            Ethereum: { tvl: [{ date: seconds(0), totalLiquidityUSD: 20e9 }], tokens: [] },
            staking: { tvl: [{ date: seconds(0), totalLiquidityUSD: 1e9 }] },
          },
        },
      },
    });
    const { defi } = defiPorts(world);
    const times = [NOW - 9 * DAY, NOW - 2 * DAY, NOW - DAY, NOW - 60_000, NOW];
    expect(await defi?.lockedAt({ protocol: null, chain: null }, times)).toEqual([
      { protocol: null, chain: null, usd: [null, 90e9, 90e9, 95e9, 100e9] },
    ]);
    expect(await defi?.lockedAt({ protocol: 'aave', chain: null }, [NOW])).toEqual([
      { protocol: 'aave', chain: 'eth', usd: [20e9] },
    ]);
  });

  test('a source that has never answered is not connected', async () => {
    const { defi, pools, stables } = defiPorts(createStubWorld({ now: NOW }));
    for (const asked of [
      () => defi?.locked(),
      () => defi?.lockedAt({ protocol: null, chain: null }, [NOW]),
      () => defi?.earned(),
      () => pools?.pools(),
      () => stables?.suppliesAt(['tether'], [NOW]),
      () => stables?.chains(['tether']),
    ]) {
      await expect(asked).rejects.toThrow(NotConnectedError);
    }
  });
});

const pool = {
  chain: 'Ethereum',
  project: 'aave-v3',
  symbol: 'USDC',
  tvlUsd: 900_000_000,
  apyBase: 3.5,
  apyReward: null,
  apy: 3.5,
  apyMean30d: 3.4,
  pool: 'aa70268e-4b52-42bf-a116-608b370f9501',
  stablecoin: true,
  ilRisk: 'no',
  exposure: 'single',
};

describe('pools', () => {
  const wire = {
    status: 'success',
    data: [
      pool,
      { ...pool, symbol: 'USDC', tvlUsd: 50_000_000, apyBase: 1 },
      { ...pool, symbol: 'ODD', tvlUsd: 60_000_000 },
      {
        ...pool,
        symbol: 'USDT-WETH',
        tvlUsd: 80_000_000,
        exposure: 'multi',
        ilRisk: 'yes',
        stablecoin: false,
      },
      { ...pool, project: 'unknown' },
      { ...pool, chain: 'Elsewhere' },
      { ...pool, symbol: 'DAI', apyBase: null },
    ],
  };
  const coins = [aCoin({ code: 'wrapped-bitcoin', price: 61_000, circulatingSupply: 130_000 })];
  const world = createStubWorld({ now: NOW, answers: { ...answers, 'LLAMA_YIELDS /pools': wire }, coins });
  const { pools } = defiPorts(world);

  test('of our protocols on our chains, the largest of a pair; a yield that is not told is none', async () => {
    expect(await pools?.pools()).toEqual([
      {
        id: 'aave-eth-USDC',
        protocol: 'aave',
        chain: 'eth',
        pair: 'USDC',
        loss: '无',
        tvl: 900_000_000,
        baseApy: 3.5,
        rewardApy: null,
        mean30d: 3.4,
        isStable: true,
        isSingle: true,
      },
      {
        id: 'aave-eth-USDT/WETH',
        protocol: 'aave',
        chain: 'eth',
        pair: 'USDT/WETH',
        loss: '高',
        tvl: 80_000_000,
        baseApy: 3.5,
        rewardApy: null,
        mean30d: 3.4,
        isStable: false,
        isSingle: false,
      },
      {
        id: 'aave-eth-ODD',
        protocol: 'aave',
        chain: 'eth',
        pair: 'ODD',
        loss: '无',
        tvl: 60_000_000,
        baseApy: 3.5,
        rewardApy: null,
        mean30d: 3.4,
        isStable: true,
        isSingle: true,
      },
    ]);
  });

  test('by day: of a listed one, as it is told', async () => {
    const past = createStubWorld({
      now: NOW,
      answers: {
        ...answers,
        'LLAMA_YIELDS /pools': wire,
        [`LLAMA_YIELDS /chart/${pool.pool}`]: {
          status: 'success',
          data: [
            { timestamp: '2026-03-08T23:01:12.000Z', tvlUsd: 9e8, apy: 3.2, apyBase: 3.2, apyReward: null },
            { timestamp: '2026-03-09T23:01:12.000Z', tvlUsd: 9.1e8, apy: null },
          ],
        },
      },
    });
    const port = defiPorts(past).pools;
    expect(await port?.poolDays('aave-eth-USDC', 366)).toEqual([
      { time: Date.UTC(2026, 2, 8), apy: 3.2, tvl: 9e8 },
      { time: Date.UTC(2026, 2, 9), apy: null, tvl: 9.1e8 },
    ]);
    expect(await port?.poolDays('nobody', 366)).toEqual([]);
  });

  test('lending is told by what lenders are paid alone', async () => {
    const unknown = { supplied: null, borrowed: null, borrowApy: null };
    expect(await pools?.lending()).toEqual([
      { protocol: 'aave', chain: 'eth', coin: 'usd-coin', supplyApy: 3.5, ...unknown },
    ]);
  });

  test('anchored coins are those of the market whose supply is told', async () => {
    expect(await pools?.anchored()).toEqual([{ symbol: 'WBTC', supply: 130_000, price: 61_000 }]);
  });
});
