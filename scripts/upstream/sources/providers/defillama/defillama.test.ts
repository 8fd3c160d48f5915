import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { chains, chainTvlHistory } from './chains.ts';
import { coinPrices } from './coinPrices.ts';
import { dexOverview } from './dexes.ts';
import { dexHistory } from './dexHistory.ts';
import { yieldPools } from './pools.ts';
import { protocolHistory } from './protocolHistory.ts';
import { protocols } from './protocols.ts';
import { stablecoinHistory, stablecoinWorth } from './stablecoinHistory.ts';
import { stablecoins } from './stablecoins.ts';

test('protocols: TVL by chain without what only stands beside it', () => {
  const aave = {
    id: '111',
    slug: 'aave-v3',
    name: 'AAVE V3',
    symbol: '-',
    gecko_id: null,
    category: 'Lending',
    chains: ['Ethereum', 'Base'],
    tvl: 25_000_000_000.5,
    chainTvls: {
      Ethereum: 20_000_000_000,
      Base: 1_000_000_000,
      'Ethereum-borrowed': 9_000_000_000,
      borrowed: 9e9,
      staking: 1,
      'Base-pool2': 2,
    },
    change_1d: -0.5,
    change_7d: 2.25,
    mcap: null,
  };
  expect(readWire(protocols, [aave, { id: '2', name: 'New', tvl: null }])).toMatchObject([
    {
      slug: 'aave-v3',
      symbol: null,
      tvl: 25_000_000_000.5,
      tvlByChain: new Map([
        ['Ethereum', 20_000_000_000],
        ['Base', 1_000_000_000],
      ]),
      change1d: -0.5,
      marketCap: null,
    },
    { tvl: null, category: null, chains: [], change7d: null },
  ]);
});

describe('chains', () => {
  test('now, with the coin of each', () => {
    const wire = [
      { gecko_id: 'ethereum', tvl: 6e10, tokenSymbol: 'ETH', cmcId: '1027', name: 'Ethereum', chainId: 1 },
      { gecko_id: null, tvl: 0, tokenSymbol: null, cmcId: null, name: 'Quiet', chainId: null },
    ];
    expect(readWire(chains, wire)).toEqual([
      { name: 'Ethereum', code: 'ethereum', symbol: 'ETH', tvl: 6e10 },
      { name: 'Quiet', code: null, symbol: null, tvl: 0 },
    ]);
  });

  test('by day, seconds to ms', () => {
    expect(readWire(chainTvlHistory('Ethereum'), [{ date: 1_773_100_800, tvl: 6e10 }])).toEqual([
      { time: Date.UTC(2026, 2, 10), tvl: 6e10 },
    ]);
    expect(chainTvlHistory(null).path).toBe('/v2/historicalChainTvl');
    expect(chainTvlHistory('OP Mainnet').path).toBe('/v2/historicalChainTvl/OP%20Mainnet');
  });
});

test('dexes: sums and rows, those without a day of numbers too', () => {
  const dex = {
    name: 'Uniswap V3',
    displayName: 'Uniswap V3',
    chains: ['Ethereum'],
    change_1d: 5,
    change_7d: -3,
  };
  const wire = {
    total24h: 9e9,
    total7d: 6e10,
    allChains: ['Ethereum'],
    totalDataChart: [],
    protocols: [
      { ...dex, total24h: 2e9, total7d: 1.5e10 },
      { name: 'Quiet', chains: [], total24h: null },
    ],
  };
  expect(readWire(dexOverview(null), wire)).toMatchObject({
    volume24h: 9e9,
    dexes: [
      { name: 'Uniswap V3', volume24h: 2e9, volume7d: 1.5e10, change1d: 5, change7d: -3 },
      { name: 'Quiet', volume24h: null, volume7d: null, change1d: null },
    ],
  });
  expect(dexOverview('Ethereum').path).toMatch(/^\/overview\/dexs\/Ethereum\?excludeTotalDataChart=true&/);
});

test('stablecoins: the amount of the currency that each is pegged to', () => {
  const euro = {
    id: '50',
    name: 'EURC',
    symbol: 'EURC',
    gecko_id: 'euro-coin',
    pegType: 'peggedEUR',
    pegMechanism: 'fiat-backed',
    circulating: { peggedEUR: 250_000_000 },
    chainCirculating: {
      Ethereum: { current: { peggedEUR: 150_000_000 }, circulatingPrevDay: { peggedEUR: 1 } },
      Empty: { current: {} },
    },
    chains: ['Ethereum'],
    price: 1.16,
  };
  const dead = { ...euro, id: '51', circulating: {}, chainCirculating: {}, price: null };
  expect(readWire(stablecoins, { peggedAssets: [euro, dead] })).toMatchObject([
    {
      code: 'euro-coin',
      circulating: 250_000_000,
      circulatingByChain: new Map([['Ethereum', 150_000_000]]),
      price: 1.16,
    },
    { circulating: null, price: null },
  ]);
});

test('pools: a yield that is not told is none', () => {
  const pool = {
    chain: 'Ethereum',
    project: 'lido',
    symbol: 'STETH',
    tvlUsd: 24_000_000_000,
    apyBase: 2.6,
    apyReward: null,
    apy: 2.6,
    pool: '747c1d2a-c668-4682-b9f9-296708a3dd90',
    apyPct1D: -0.01,
    apyPct7D: 0.02,
    apyPct30D: null,
    stablecoin: false,
    ilRisk: 'no',
    exposure: 'single',
    predictions: { predictedClass: 'Stable/Up' },
  };
  const bare = { ...pool, ilRisk: 'yes', exposure: 'other', apyBase: null };
  expect(readWire(yieldPools, { status: 'success', data: [pool, bare] })).toMatchObject([
    {
      protocol: 'lido',
      baseApy: 2.6,
      rewardApy: null,
      apyChange30d: null,
      hasImpermanentLoss: false,
      exposure: 'single',
    },
    { hasImpermanentLoss: true, exposure: null, baseApy: null },
  ]);
  expect(readWire(yieldPools, { status: 'error', data: [] })).toBeNull();
});

test('coin prices: by the ids that CoinGecko uses, with time and confidence', () => {
  const btc = { price: 61_234.5, symbol: 'BTC', timestamp: 1_773_115_195, confidence: 0.99 };
  const bare = { price: 2, symbol: 'X', timestamp: 1_773_115_195 };
  expect(
    readWire(coinPrices(['bitcoin']), { coins: { 'coingecko:bitcoin': btc, 'coingecko:x': bare } }),
  ).toEqual([
    { code: 'bitcoin', price: 61_234.5, time: 1_773_115_195_000, confidence: 0.99 },
    { code: 'x', price: 2, time: 1_773_115_195_000, confidence: null },
  ]);
  expect(coinPrices(['bitcoin', 'pepe']).path).toBe('/prices/current/coingecko:bitcoin,coingecko:pepe');
});

test('a stablecoin by day: the amount of the currency it is pegged to', () => {
  const wire = [
    {
      date: '1773100800',
      totalCirculating: { peggedEUR: 250_000_000 },
      totalCirculatingUSD: { peggedEUR: 1 },
    },
    { date: '1773187200', totalCirculating: {} },
  ];
  const question = stablecoinHistory({ id: '50', pegType: 'peggedEUR' });
  expect(question.path).toBe('/stablecoincharts/all?stablecoin=50');
  expect(readWire(question, wire)).toEqual([{ time: Date.UTC(2026, 2, 10), supply: 250_000_000, usd: 1 }]);
});

test('stablecoins of a chain by day: USD of every peg, of one coin or of all; what is not told is unknown', () => {
  const date = '1773100800';
  const wire = [
    {
      date,
      totalCirculatingUSD: { peggedUSD: 80, peggedEUR: 3, peggedVAR: null },
      totalMintedUSD: { peggedUSD: 9 },
    },
    { date: '1773187200', totalCirculatingUSD: { peggedUSD: -4 } },
  ];
  const question = stablecoinWorth('OP Mainnet');
  expect(question.path).toBe('/stablecoincharts/OP%20Mainnet');
  expect(readWire(question, wire)).toEqual([{ time: Date.UTC(2026, 2, 10), supply: null, usd: 83 }]);
  expect(stablecoinWorth(null).path).toBe('/stablecoincharts/all');
  expect(stablecoinHistory({ id: '1', pegType: 'peggedUSD' }, 'Tron').path).toBe(
    '/stablecoincharts/Tron?stablecoin=1',
  );
});

test('a decentralised exchange by day: seconds to ms', () => {
  const wire = {
    total24h: 2e9,
    chains: ['Ethereum', 'Base'],
    totalDataChart: [[1_773_100_800, 1_800_000_000]],
    name: 'Uniswap',
  };
  expect(readWire(dexHistory('uniswap'), wire)).toEqual({
    volume24h: 2e9,
    chains: ['Ethereum', 'Base'],
    days: [{ time: Date.UTC(2026, 2, 10), volume: 1_800_000_000 }],
  });
});

test('a protocol by chain and day', () => {
  const tvl = [{ date: 1_773_100_800, totalLiquidityUSD: 2e10 }];
  const wire = { name: 'Aave', chainTvls: { Ethereum: { tvl, tokens: [] }, staking: { tvl: [] } } };
  expect(readWire(protocolHistory('aave'), wire)).toEqual(
    new Map([
      ['Ethereum', [{ time: Date.UTC(2026, 2, 10), tvl: 2e10 }]],
      ['staking', []],
    ]),
  );
});
