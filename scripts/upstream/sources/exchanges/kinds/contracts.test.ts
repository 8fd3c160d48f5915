import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import {
  binanceContractTickers,
  binanceFunding,
  binanceFundingHours,
  binanceOpenInterest,
} from '../binance/contracts.ts';
import { bitgetContracts } from '../bitget/contracts.ts';
import { bybitContracts } from '../bybit/contracts.ts';
import { gateioContracts, gateioContractTickers } from '../gateio/contracts.ts';
import { okxContractTickers, okxFunding, okxOpenInterest } from '../okx/contracts.ts';
import { contractOf } from './contract.ts';
import { mergeContracts } from './mergeContracts.ts';
import { perCoin } from './perCoin.ts';
import { manyIn } from './thousands.ts';

const AT = 1_773_115_200_000;
const HOUR = 3_600_000;

describe('Binance', () => {
  const premium = {
    symbol: 'BTCUSDT',
    markPrice: '61250.10',
    indexPrice: '61245.00',
    estimatedSettlePrice: '61240.1',
    lastFundingRate: '0.00010000',
    interestRate: '0.00010000',
    nextFundingTime: AT + HOUR,
    time: AT,
  };
  const dated = { ...premium, symbol: 'BTCUSDT_260327', lastFundingRate: '', nextFundingTime: 0 };

  test('tells funding as a fraction, and none of a dated contract', () => {
    const [perpetual, quarterly] = readWire(binanceFunding, [premium, dated]) ?? [];
    expect(perpetual).toMatchObject({
      markPrice: 61_250.1,
      nextFundingAt: AT + HOUR,
      time: AT,
      fundingHours: null,
    });
    expect(perpetual?.fundingRate).toBeCloseTo(0.01, 12);
    expect(quarterly).toMatchObject({ fundingRate: null, nextFundingAt: null });
  });

  test('counts some coins in thousands: a unit is told as it is, and in single coins once it is known to be many', () => {
    const row = { ...premium, symbol: '1000SHIBUSDT', markPrice: '0.017108', indexPrice: '0.017100' };
    const ticker = { ...row, lastPrice: '0.0171', openPrice: '0.017', quoteVolume: '1', closeTime: AT };
    expect(readWire(binanceContractTickers, [ticker])?.[0]?.open24h).toBe(0.017);
    const open = { symbol: '1000SHIBUSDT', openInterest: '2500000', time: AT };
    const [unit] = mergeContracts(
      readWire(binanceFunding, [row]) ?? [],
      [readWire(binanceOpenInterest('1000SHIBUSDT'), open)].flatMap((one) => one ?? []),
    );
    expect(unit).toMatchObject({ markPrice: 0.017108, openInterestCoins: 2_500_000 });
    const shib = unit && perCoin({ ...unit, faceCoins: 10 }, 1_000);
    expect(shib?.markPrice).toBeCloseTo(0.000017108, 12);
    expect(shib?.indexPrice).toBeCloseTo(0.0000171, 12);
    expect(shib).toMatchObject({ openInterestCoins: 2_500_000_000, faceCoins: 10_000 });
    expect(shib?.openInterestUsd).toBeCloseTo(2_500_000 * 0.017108, 6);
  });

  test('puts the answers of four calls together', () => {
    const ticker = { symbol: 'BTCUSDT', lastPrice: '61251', quoteVolume: '12000000000', closeTime: AT };
    const hours = {
      symbol: 'BTCUSDT',
      adjustedFundingRateCap: '0.02',
      fundingIntervalHours: 4,
      disclaimer: false,
    };
    const open = readWire(binanceOpenInterest('BTCUSDT'), {
      symbol: 'BTCUSDT',
      openInterest: '80000',
      time: AT,
    });
    const [contract] = mergeContracts(
      readWire(binanceFunding, [premium]) ?? [],
      readWire(binanceContractTickers, [ticker]) ?? [],
      readWire(binanceFundingHours, [hours]) ?? [],
      open ? [open] : [],
    );
    expect(contract).toMatchObject({
      last: 61_251,
      fundingHours: 4,
      volume24h: 12_000_000_000,
      openInterestCoins: 80_000,
      openInterestUsd: 80_000 * 61_250.1,
    });
  });
});

describe('OKX', () => {
  const okx = (row: object) => ({
    code: '0',
    msg: '',
    data: [{ instType: 'SWAP', instId: 'BTC-USDT-SWAP', ...row }],
  });

  test('counts the volume of derivatives in coins', () => {
    const wire = okx({
      last: '61000',
      open24h: '60500',
      vol24h: '12345678',
      volCcy24h: '100000',
      sodUtc8: '60000',
      ts: `${AT}`,
    });
    expect(readWire(okxContractTickers, wire)).toMatchObject([
      { last: 61_000, open24h: 60_500, volume24h: 6_100_000_000 },
    ]);
  });

  test('pays at its funding time, and again at the one it calls next', () => {
    const wire = okx({
      fundingRate: '-0.0000251',
      fundingTime: `${AT}`,
      nextFundingTime: `${AT + 8 * HOUR}`,
      nextFundingRate: '',
    });
    const [contract] = readWire(okxFunding, wire) ?? [];
    expect(contract).toMatchObject({ nextFundingAt: AT, fundingHours: 8 });
    expect(contract?.fundingRate).toBeCloseTo(-0.00251, 12);
  });

  test('tells open interest in contracts, coins and USD', () => {
    const wire = okx({ oi: '3000000', oiCcy: '30000', oiUsd: '1830000000', ts: `${AT}` });
    expect(readWire(okxOpenInterest, wire)).toMatchObject([
      { openInterestContracts: 3_000_000, openInterestCoins: 30_000, openInterestUsd: 1_830_000_000 },
    ]);
  });
});

test('Bybit: everything in one answer, in units as it counts them, no funding of a dated contract', () => {
  const row = {
    symbol: 'SHIB1000USDT',
    lastPrice: '0.0171',
    indexPrice: '0.01709',
    markPrice: '0.0171',
    fundingRate: '0.0001',
    fundingIntervalHour: '8',
    nextFundingTime: `${AT + HOUR}`,
    openInterest: '5000000',
    openInterestValue: '85500',
    turnover24h: '123456.7',
    price24hPcnt: '0.01',
  };
  const dated = {
    ...row,
    symbol: 'BTC-27MAR26',
    fundingRate: '',
    fundingIntervalHour: '',
    nextFundingTime: '0',
  };
  const wire = { retCode: 0, retMsg: 'OK', result: { category: 'linear', list: [row, dated] }, time: AT };
  const [shib, btc] = readWire(bybitContracts, wire) ?? [];
  expect(shib).toMatchObject({
    last: 0.0171,
    openInterestCoins: 5_000_000,
    openInterestUsd: 85_500,
    fundingHours: 8,
    time: AT,
  });
  expect(btc).toMatchObject({ fundingRate: null, fundingHours: null, nextFundingAt: null, last: 0.0171 });
});

test('Gate: seconds, and open contracts of a size that another call tells', () => {
  const contract = {
    name: 'BTC_USDT',
    type: 'direct',
    quanto_multiplier: '0.0001',
    mark_price: '61000',
    index_price: '60990',
    last_price: '61001',
    funding_rate: '0.000053',
    funding_interval: 28_800,
    funding_next_apply: AT / 1000,
    in_delisting: false,
  };
  const ticker = {
    contract: 'BTC_USDT',
    last: '61001',
    total_size: '400000000',
    volume_24h_quote: '9000000000',
    change_percentage: '-50',
  };
  const [merged] = mergeContracts(
    readWire(gateioContracts, [contract]) ?? [],
    readWire(gateioContractTickers, [ticker]) ?? [],
  );
  expect(merged).toMatchObject({
    fundingHours: 8,
    nextFundingAt: AT,
    openInterestContracts: 400_000_000,
    openInterestCoins: 40_000,
    openInterestUsd: 40_000 * 61_000,
    volume24h: 9_000_000_000,
    open24h: 122_002,
  });
});

test('Bitget: open interest in coins, no interval and no time of payment', () => {
  const row = {
    symbol: 'ETHUSDT',
    lastPr: '3000',
    markPrice: '3000.5',
    indexPrice: '2999',
    fundingRate: '0.0001',
    holdingAmount: '12000',
    baseVolume: '100',
    quoteVolume: '300000',
    ts: `${AT}`,
  };
  const contracts = readWire(bitgetContracts, { code: '00000', msg: 'success', data: [row] }) ?? [];
  expect(mergeContracts(contracts)).toMatchObject([
    { openInterestCoins: 12_000, openInterestUsd: 36_006_000, fundingHours: null, nextFundingAt: null },
  ]);
});

test.each([
  ['1000BONK', 'BONK', 1_000],
  ['10000SATS', 'SATS', 10_000],
  ['1000000MOG', 'MOG', 1_000_000],
  ['1MBABYDOGE', 'BABYDOGE', 1_000_000],
  ['10MX', 'X', 10_000_000],
  ['SHIB1000', 'SHIB', 1_000],
])('%s may be %s by the number in its name', (base, coin, factor) => {
  expect(manyIn(base)).toEqual({ base: coin, factor });
});

test.each(['BTC', '1INCH', '1000', '2000X', '10SET', 'C98', 'API3', 'USD1', 'M', '1M', '10M', '100010', ''])(
  '%j has no number that counts',
  (base) => {
    expect(manyIn(base)).toBeNull();
  },
);

test('a contract that further answers do not know stays as it is', () => {
  const alone = contractOf('XUSDT', { last: 1 });
  expect(mergeContracts([alone], [contractOf('YUSDT', { last: 2 })])).toEqual([alone]);
});
