import { describe, expect, test } from 'vitest';
import { binanceAccounts, binanceTopPositions } from '../exchanges/binance/accounts.ts';
import {
  binanceContractTickers,
  binanceFundingHours,
  binanceOpenInterest,
} from '../exchanges/binance/contracts.ts';
import { bybitContracts } from '../exchanges/bybit/contracts.ts';
import { perCoin } from '../exchanges/kinds/perCoin.ts';
import { okxContractTickers, okxOpenInterest } from '../exchanges/okx/contracts.ts';
import { okxNotices } from '../exchanges/okx/notices.ts';
import { feeHistory } from '../providers/chains/ethereum.ts';
import { coinMarkets } from '../providers/coingecko/coinMarkets.ts';
import { derivativesExchanges } from '../providers/coingecko/exchanges.ts';
import { globalMarket } from '../providers/coingecko/globalMarket.ts';
import { trending } from '../providers/coingecko/trending.ts';
import { deribitOptions } from '../providers/deribit/options.ts';
import { readWire } from './readWire.ts';
import { readRecorded, recorded } from './recorded.ts';

describe('contracts', () => {
  test('Binance: last prices and turnover in Tether', () => {
    expect(readRecorded(binanceContractTickers, 'binance-contracts-dated')).toMatchObject([
      {
        ...{ symbol: 'BTCUSDT', last: 32_141.43, open24h: 32_379, volume24h: 10_941_924_833.36 },
        ...{ time: 1_611_715_406_239 },
      },
      { symbol: 'ETHUSDT', last: 1_321.26, open24h: 1_354.83, volume24h: 6_300_483_609.79 },
    ]);
  });

  test('Binance: how often they pay, where that is not each eight hours', () => {
    expect(readRecorded(binanceFundingHours, 'binance-funding-hours')).toMatchObject([
      { symbol: 'GTCUSDT', fundingHours: 8 },
      { symbol: 'LPTUSDT', fundingHours: 4 },
    ]);
  });

  test('Binance: open interest in coins, of a perpetual and of a dated one', () => {
    const answers = recorded('binance-interest').wire as readonly unknown[];
    expect(answers.map((wire) => readWire(binanceOpenInterest('X'), wire))).toMatchObject([
      { symbol: 'BTCUSDT', openInterestCoins: 84_617.188, time: 1_654_336_844_754 },
      { symbol: 'BTCUSDT_220624', openInterestCoins: 1_275.028, time: 1_654_336_785_074 },
    ]);
  });

  test('Bybit: a contract of a thousand coins, and one settled in USDC', () => {
    const [bonk, btc] = readRecorded(bybitContracts, 'bybit-contracts') ?? [];
    expect(bonk).toMatchObject({
      ...{
        symbol: '1000BONKUSDT',
        last: 0.000593,
        openInterestCoins: 122_214_900,
        openInterestUsd: 72_473.44,
      },
      ...{ volume24h: 55_571.4133, nextFundingAt: 1_678_204_800_000 },
    });
    expect(bonk?.fundingRate).toBeCloseTo(0.01, 12);
    const single = bonk && perCoin(bonk, 1_000);
    expect(single?.last).toBeCloseTo(5.93e-7, 18);
    expect(single?.openInterestCoins).toBe(122_214_900_000);
    expect(btc).toMatchObject({ symbol: 'BTCPERP', last: 22_410.2, openInterestCoins: 13_442.746 });
  });

  test('OKX: volumes of contracts in coins, open interest in contracts and coins', () => {
    const tickers = readRecorded(okxContractTickers, 'okx-contracts') ?? [];
    expect(tickers.map(({ symbol, last }) => [symbol, last])).toEqual([
      ['BTC-USD-SWAP', 29_937.6],
      ['BTC-USDT-SWAP', 29_963],
      ['UNI-USD-SWAP', 5.123],
    ]);
    expect(tickers[1]?.volume24h).toBeCloseTo(108_540.53 * 29_963, 2);
    expect(readRecorded(okxOpenInterest, 'okx-interest')).toMatchObject([
      { openInterestContracts: 4_092_973, openInterestCoins: 13_840.048827662697, openInterestUsd: null },
      { symbol: 'ETH-USD-SWAP', openInterestContracts: 21_795_246, time: 1_654_348_683_853 },
    ]);
  });

  test('Binance: accounts and positions of both sides, as shares of 100', () => {
    const [accounts] = readRecorded(binanceAccounts('BTCUSDT', 5), 'binance-accounts') ?? [];
    expect(accounts?.time).toBe(1_602_820_500_000);
    expect(accounts?.long).toBeCloseTo(56.43, 10);
    expect(accounts?.accountRatio).toBeCloseTo(1.2952, 4);
    const [top] = readRecorded(binanceTopPositions('BTCUSDT', 5), 'binance-top-positions') ?? [];
    expect(top?.short).toBeCloseTo(46.9, 10);
  });
});

describe('providers', () => {
  test('CoinGecko: a coin', () => {
    expect(readRecorded(coinMarkets(1), 'coingecko-markets')).toMatchObject([
      {
        ...{ code: 'bitcoin', symbol: 'BTC', price: 77_671, rank: 1, volume24h: 33_235_034_316 },
        ...{ circulatingSupply: 20_030_493, maxSupply: 21_000_000, allTimeHigh: 126_080 },
        ...{
          allTimeHighAt: Date.UTC(2025, 9, 6, 18, 57, 42, 558),
          updatedAt: Date.UTC(2026, 4, 18, 12, 49, 21, 599),
        },
      },
    ]);
  });

  test('CoinGecko: sums of all coins, and shares by symbol', () => {
    const reported = readRecorded(globalMarket, 'coingecko-global');
    expect(reported).toMatchObject({
      coinCount: 17_397,
      marketCount: 1_476,
      marketCap: 2_621_040_321_355.0405,
    });
    expect(reported?.shares.get('BTC')).toBe(57.9539332566265);
    expect(reported?.updatedAt).toBe(1_779_878_351_000);
  });

  test('CoinGecko: exchanges of derivatives in Bitcoin, and what many search for', () => {
    expect(readRecorded(derivativesExchanges, 'coingecko-derivatives')).toEqual([
      {
        ...{ id: 'binance_futures', name: 'Binance (Futures)', openInterestBtc: 332_790.5 },
        ...{ volume24hBtc: 588_597.24, perpetualCount: 592, datedCount: 72 },
      },
    ]);
    expect(readRecorded(trending, 'coingecko-trending')).toMatchObject([
      { code: 'qubic-network', symbol: 'QUBIC', name: 'Qubic', rank: 368 },
      { code: 'notcoin', symbol: 'NOT', name: 'Notcoin', rank: 250 },
    ]);
  });

  test('Deribit: an option that is traded, and one without a book', () => {
    expect(readRecorded(deribitOptions('BTC'), 'deribit-options-btc')).toMatchObject([
      {
        ...{ symbol: 'BTC-24JUN22-30000-C', markPrice: 0.05317014, bid: 0.0525, ask: 0.0535 },
        ...{ openInterest: 1_124.7, volume24h: 175.6, underlyingPrice: 29_755.49, impliedVolatility: null },
      },
      { symbol: 'BTC-30DEC22-90000-P', bid: null, ask: null, openInterest: 8.1, volume24h: 0 },
    ]);
  });

  test('an Ethereum node that was asked for two percentiles has not answered our question', () => {
    expect(readRecorded(feeHistory, 'ethereum-fees')).toBeNull();
  });

  test('OKX: announcements', () => {
    expect(readRecorded(okxNotices(1), 'okx-notices')).toMatchObject([
      { title: 'OKX to delist KISHU margin trading pairs', time: 1_726_128_000_000 },
      { title: 'OKX completed MATIC token migration', time: 1_725_967_800_000 },
    ]);
  });
});
