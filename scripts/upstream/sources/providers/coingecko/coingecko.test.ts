import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { categories } from './categories.ts';
import { coinList } from './coinList.ts';
import { coinMarkets, coinMarketsOf } from './coinMarkets.ts';
import { derivativesExchanges, spotExchanges } from './exchanges.ts';
import { globalMarket } from './globalMarket.ts';
import { companyTreasuries, governmentTreasuries } from './treasuries.ts';
import { trending } from './trending.ts';

const bitcoin = {
  id: 'bitcoin',
  symbol: 'btc',
  name: 'Bitcoin',
  image: 'https://coin-images.coingecko.com/coins/images/1/large/bitcoin.png',
  current_price: 61234,
  market_cap: 1_213_000_000_000,
  market_cap_rank: 1,
  fully_diluted_valuation: 1_285_000_000_000,
  total_volume: 31_000_000_000,
  high_24h: 62900,
  low_24h: 60800,
  price_change_percentage_24h: -1.97,
  circulating_supply: 19_800_000,
  total_supply: 21_000_000,
  max_supply: 21_000_000,
  ath: 126_080,
  ath_date: '2025-10-06T18:57:42.558Z',
  atl: 67.81,
  atl_date: '2013-07-06T00:00:00.000Z',
  roi: null,
  last_updated: '2026-03-10T04:00:00.000Z',
  sparkline_in_7d: { price: [60_000, 61_000] },
  price_change_percentage_1h_in_currency: 0.1,
  price_change_percentage_24h_in_currency: -1.97,
  price_change_percentage_7d_in_currency: null,
};

describe('coins/markets', () => {
  test('are money in USD, percents and epoch ms', () => {
    expect(readWire(coinMarkets(1), [bitcoin])).toEqual([
      {
        code: 'bitcoin',
        symbol: 'BTC',
        name: 'Bitcoin',
        image: bitcoin.image,
        price: 61_234,
        marketCap: 1_213_000_000_000,
        rank: 1,
        fullyDilutedValue: 1_285_000_000_000,
        volume24h: 31_000_000_000,
        high24h: 62_900,
        low24h: 60_800,
        circulatingSupply: 19_800_000,
        totalSupply: 21_000_000,
        maxSupply: 21_000_000,
        allTimeHigh: 126_080,
        allTimeHighAt: Date.UTC(2025, 9, 6, 18, 57, 42, 558),
        allTimeLow: 67.81,
        allTimeLowAt: Date.UTC(2013, 6, 6),
        updatedAt: Date.UTC(2026, 2, 10, 4),
        sparkline: [60_000, 61_000],
        change1h: 0.1,
        change24h: -1.97,
        change7d: null,
      },
    ]);
  });

  test('have no supply, value or rank where 0, null or nothing stands', () => {
    const { market_cap: _, ...odd } = {
      ...bitcoin,
      circulating_supply: 0,
      market_cap_rank: null,
      max_supply: null,
    };
    const unknown = { circulatingSupply: null, marketCap: null, rank: null, maxSupply: null };
    expect(readWire(coinMarkets(1), [odd])).toMatchObject([unknown]);
    expect(readWire(coinMarkets(1), [{ ...odd, market_cap: 0 }])).toMatchObject([unknown]);
    const { sparkline_in_7d: __, ...flat } = bitcoin;
    expect(readWire(coinMarkets(1), [{ ...flat, current_price: null, last_updated: null }])).toMatchObject([
      { price: null, updatedAt: null, sparkline: null },
    ]);
  });

  test('are asked by page or by ids', () => {
    expect(coinMarkets(3).path).toMatch(/per_page=250.*&page=3$/);
    expect(coinMarketsOf(['bitcoin', 'ethereum']).path).toMatch(/&ids=bitcoin,ethereum$/);
  });

  test('an answer over the limit is none', () => {
    expect(readWire(coinMarkets(1), { status: { error_code: 429, error_message: 'exceeded' } })).toBeNull();
  });
});

test('coins/list has contracts by chain, and none of a chain of its own', () => {
  const wire = [
    { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', platforms: {} },
    {
      id: 'axelar',
      symbol: 'axl',
      name: 'Axelar',
      platforms: { ethereum: '0x467719ad', osmosis: '', '': '' },
    },
  ];
  expect(readWire(coinList, wire)?.map(({ code, contracts }) => [code, [...contracts]])).toEqual([
    ['bitcoin', []],
    ['axelar', [['ethereum', '0x467719ad']]],
  ]);
});

test('categories may lack their numbers', () => {
  const row = { id: 'layer-1', name: 'Layer 1 (L1)', top_3_coins_id: ['bitcoin', 'ethereum', 'solana'] };
  const reported = {
    market_cap: 2e12,
    market_cap_change_24h: -1.5,
    volume_24h: 1e11,
    updated_at: '2026-03-10T04:00:00Z',
  };
  const wire = [
    { ...row, ...reported },
    {
      id: 'new',
      name: 'New',
      market_cap: null,
      market_cap_change_24h: null,
      volume_24h: null,
      updated_at: null,
    },
  ];
  expect(readWire(categories, wire)).toMatchObject([
    { marketCap: 2e12, change24h: -1.5, volume24h: 1e11, topCoins: row.top_3_coins_id },
    { marketCap: null, change24h: null, volume24h: null, topCoins: [], updatedAt: null },
  ]);
});

test('global tells sums in USD, shares by symbol and seconds', () => {
  const data = {
    active_cryptocurrencies: 18_000,
    markets: 1_300,
    total_market_cap: { btc: 35_000_000, usd: 2.2e12 },
    total_volume: { usd: 9e10 },
    market_cap_percentage: { btc: 56.1, eth: 11.2 },
    updated_at: 1_773_115_200,
  };
  expect(readWire(globalMarket, { data })).toMatchObject({
    marketCap: 2.2e12,
    shares: new Map([
      ['BTC', 56.1],
      ['ETH', 11.2],
    ]),
    updatedAt: 1_773_115_200_000,
  });
});

test('exchanges tell volumes in Bitcoin, as numbers or texts', () => {
  const spot = {
    id: 'gdax',
    name: 'Coinbase Exchange',
    year_established: 2012,
    country: 'United States',
    url: '',
  };
  expect(
    readWire(spotExchanges(1), [
      { ...spot, trust_score: 10, trust_score_rank: 2, trade_volume_24h_btc: 38_000.5 },
      { ...spot, year_established: null, country: null, trust_score: null, trade_volume_24h_btc: 1 },
    ]),
  ).toMatchObject([
    { foundedIn: 2012, website: null, trustScore: 10, volume24hBtc: 38_000.5 },
    { foundedIn: null, country: null, trustScore: null, trustRank: null },
  ]);
  const derivatives = { id: 'binance_futures', name: 'Binance (Futures)', number_of_perpetual_pairs: 500 };
  expect(
    readWire(derivativesExchanges, [
      {
        ...derivatives,
        open_interest_btc: 280_900.1,
        trade_volume_24h_btc: '543210.12',
        number_of_futures_pairs: 0,
      },
    ]),
  ).toMatchObject([{ openInterestBtc: 280_900.1, volume24hBtc: 543_210.12, datedCount: 0 }]);
});

test('treasuries of companies and of governments have no cost where it is 0', () => {
  const row = {
    name: 'Strategy',
    symbol: 'MSTR.US',
    country: 'US',
    total_holdings: 640_031,
    total_entry_value_usd: 47_000_000_000,
    total_current_value_usd: 39_000_000_000,
    percentage_of_total_supply: 3.05,
  };
  const sums = { total_holdings: 1_000_000, total_value_usd: 6e10, market_cap_dominance: 5 };
  expect(readWire(companyTreasuries('bitcoin'), { ...sums, companies: [row] })).toMatchObject({
    coins: 1_000_000,
    holders: [{ ticker: 'MSTR.US', coins: 640_031, entryValue: 47_000_000_000, supplyShare: 3.05 }],
  });
  const state = { ...row, name: 'Bhutan', symbol: '', total_entry_value_usd: 0 };
  expect(readWire(governmentTreasuries('bitcoin'), { ...sums, governments: [state] })).toMatchObject({
    holders: [{ name: 'Bhutan', ticker: null, entryValue: null }],
  });
});

test('trending lists coins in their order', () => {
  const item = (id: string, rank: number | null) => ({
    item: { id, symbol: 'x', name: id, market_cap_rank: rank },
  });
  const wire = { coins: [item('pepe', 25), item('newcomer', null)], nfts: [], categories: [] };
  expect(readWire(trending, wire)).toEqual([
    { code: 'pepe', symbol: 'X', name: 'pepe', rank: 25 },
    { code: 'newcomer', symbol: 'X', name: 'newcomer', rank: null },
  ]);
});
