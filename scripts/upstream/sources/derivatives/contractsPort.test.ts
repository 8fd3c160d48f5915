import { describe, expect, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld, type StubWorldOptions } from '../testing/stubWorld.ts';
import { contractsPort } from './contractsPort.ts';
import { askOpenInterest } from './openInterestTurn.ts';

const NOW = 1_773_115_200_000;
const HOUR = 3_600_000;
const coins = [
  aCoin({ code: 'bitcoin', price: 61_000 }),
  aCoin({ code: 'shiba-inu', price: 0.000017108, rank: 20 }),
];

const ticker = (symbol: string, lastPrice: string, openPrice: string, quoteVolume: string) => ({
  symbol,
  lastPrice,
  openPrice,
  quoteVolume,
  closeTime: NOW,
});
const premium = (symbol: string, indexPrice: string, nextFundingTime = NOW + HOUR) => ({
  symbol,
  markPrice: indexPrice,
  indexPrice,
  lastFundingRate: nextFundingTime === 0 ? '' : '0.0001',
  nextFundingTime,
  time: NOW,
});

const binance = {
  'BINANCE_FUTURES /fapi/v1/ticker/24hr': [
    ticker('BTCUSDT', '61000', '60000', '12000000000'),
    ticker('1000SHIBUSDT', '0.017108', '0.017', '5000000'),
    ticker('BTCUSDT_260327', '61300', '60200', '90000000'),
    ticker('UNHEARDUSDT', '1', '1', '1'),
  ],
  'BINANCE_FUTURES /fapi/v1/premiumIndex': [
    premium('BTCUSDT', '60990'),
    premium('1000SHIBUSDT', '0.0171'),
    premium('BTCUSDT_260327', '60990', 0),
  ],
  'BINANCE_FUTURES /fapi/v1/fundingInfo': [{ symbol: '1000SHIBUSDT', fundingIntervalHours: 4 }],
  'BINANCE_FUTURES /fapi/v1/openInterest?symbol=1000SHIBUSDT': {
    symbol: '1000SHIBUSDT',
    openInterest: '2500000',
    time: NOW,
  },
};
const bitgetRow = {
  symbol: 'BTCUSDT',
  lastPr: '61020',
  open24h: '',
  markPrice: '61020',
  indexPrice: '',
  fundingRate: '-0.00005',
  holdingAmount: '12000',
  quoteVolume: '3000000000',
  ts: `${NOW}`,
};
const bitget = {
  'BITGET /api/v2/mix/market/tickers': { code: '00000', msg: 'success', data: [bitgetRow] },
};

/** Tether at 0.999 dollars. */
const rates = { USD: 1, USDT: 0.999, USDC: 1 };
const worldOf = (more: Partial<StubWorldOptions> = {}) =>
  createStubWorld({ now: NOW, coins, rates, answers: { ...binance, ...bitget }, ...more });

describe('a contract', () => {
  test('is in USD, with its change, its own index, and eight hours where no others are listed', async () => {
    const [contract] = await contractsPort(worldOf()).of('bitcoin');
    expect(contract).toMatchObject({
      tickerId: 'binance_swap_btc_usdt',
      exchange: 'binance',
      base: 'BTC',
      quote: 'USDT',
      contract: 'swap',
      expiresAt: null,
      quotePrice: 61_000,
      fundingHours: 8,
      nextFundingAt: NOW + HOUR,
      predictedFundingRate: null,
      volume24h: 12_000_000_000 * 0.999,
      makerFee: null,
      maxLeverage: null,
    });
    expect(contract?.price).toBeCloseTo(60_939, 6);
    expect(contract?.change24h).toBeCloseTo(100 / 60, 9);
    expect(contract?.indexPrice).toBeCloseTo(60_990 * 0.999, 6);
    expect(contract?.basis).toBeCloseTo((61_000 / 60_990 - 1) * 100, 9);
    expect(contract?.fundingRate).toBeCloseTo(0.01, 12);
  });

  test('counts single coins where its venue counts thousands', async () => {
    const [contract] = await contractsPort(worldOf()).of('shiba-inu');
    expect(contract).toMatchObject({ tickerId: 'binance_swap_shib_usdt', base: 'SHIB', fundingHours: 4 });
    expect(contract?.quotePrice).toBeCloseTo(0.000017108, 12);
    expect(contract?.price).toBeCloseTo(0.000017108 * 0.999, 12);
    expect(contract?.openInterest).toBeCloseTo(2_500_000_000 * 0.000017108 * 0.999, 6);
  });

  test('that expires has no funding', async () => {
    const contracts = await contractsPort(worldOf()).of('bitcoin');
    expect(contracts.find(({ contract }) => contract === 'cq')).toMatchObject({
      tickerId: 'binance_cq_btc_usdt',
      expiresAt: Date.UTC(2026, 2, 27, 8),
      fundingRate: null,
      fundingHours: null,
      nextFundingAt: null,
    });
  });

  test('leaves out what its venue does not tell: never 0', async () => {
    const contracts = await contractsPort(worldOf()).of('bitcoin');
    const of = (exchange: string) => contracts.find((one) => one.exchange === exchange);
    expect(of('binance')?.openInterest).toBeNull();
    expect(of('bitget')).toMatchObject({ fundingHours: null, nextFundingAt: null, change24h: null });
    expect(of('bitget')?.indexPrice).toBe(61_000);
    expect(of('bitget')?.openInterest).toBeCloseTo(12_000 * 61_020 * 0.999, 3);
  });
});

test('coins stand in their order, the most traded contract first, and sums are over what is known', async () => {
  const port = contractsPort(worldOf());
  expect((await port.all()).map(({ tickerId }) => tickerId)).toEqual([
    'binance_swap_btc_usdt',
    'bitget_swap_btc_usdt',
    'binance_cq_btc_usdt',
    'binance_swap_shib_usdt',
  ]);
  const totals = await port.totals();
  expect(totals.get('bitcoin')?.openInterest).toBeCloseTo(12_000 * 61_020 * 0.999, 3);
  expect(totals.get('bitcoin')?.volume24h).toBeCloseTo(15_090_000_000 * 0.999, 0);
  expect(await port.of('ethereum')).toEqual([]);
});

test('a price that cannot be the coin’s, or a quote without a price, is left out', async () => {
  const other = [aCoin({ code: 'bitcoin', price: 20_000 })];
  expect(await contractsPort(worldOf({ coins: other })).of('bitcoin')).toEqual([]);
  expect(await contractsPort(worldOf({ rates: { USD: 1 } })).of('bitcoin')).toEqual([]);
});

test('a venue that does not answer is left out', async () => {
  const contracts = await contractsPort(worldOf({ answers: bitget })).all();
  expect(contracts.map(({ exchange }) => exchange)).toEqual(['bitget']);
});

test('prices of ten minutes ago are not shown as today’s, and without any the port is not connected', async () => {
  const stale = contractsPort(worldOf({ answeredAt: NOW - 600_000 }));
  await expect(stale.all()).rejects.toThrow(NotConnectedError);
  await expect(contractsPort(worldOf({ answers: {} })).of('bitcoin')).rejects.toThrow(NotConnectedError);
});

test('Binance is asked for the open interest of one contract at a time, the most traded unknown ones first', async () => {
  const turns = [0, 3_000, 6_000, 9_000].map(async (later) => {
    // That of 1000SHIB was reported just now, and is not waiting.
    const world = worldOf({ now: NOW + later, answeredAt: NOW + later });
    await askOpenInterest(world);
    return world.asked;
  });
  const asked = (await Promise.all(turns)).map((own) => own.map((path) => path.split('=')[1]));
  expect(asked.every((own) => own.length === 1)).toBe(true);
  expect(new Set(asked.flat())).toEqual(new Set(['BTCUSDT', 'BTCUSDT_260327', 'UNHEARDUSDT']));
});
