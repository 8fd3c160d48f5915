import { describe, expect, test } from 'vitest';
import { namesIn } from '../price/venueQuotes.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { latestQuotes } from './latestQuotes.ts';

const NOW = 1_773_115_200_000;

const bitgetPair = (baseCoin: string, quoteCoin: string) => ({
  ...{ symbol: `${baseCoin}${quoteCoin}`, baseCoin, quoteCoin, status: 'online' },
});
const bitgetTicker = ({ symbol }: { symbol: string }) => ({
  ...{ symbol, lastPr: '2', baseVolume: '5', quoteVolume: '10', ts: `${NOW}` },
});
const bitget = (pairs: readonly ReturnType<typeof bitgetPair>[], tickers = pairs.map(bitgetTicker)) => ({
  'BITGET /api/v2/spot/public/symbols': { code: '00000', data: pairs },
  'BITGET /api/v2/spot/market/tickers': { code: '00000', data: tickers },
});

const okxPair = (baseCcy: string, quoteCcy: string, tradeQuoteCcyList?: readonly string[]) => ({
  ...{ instId: `${baseCcy}-${quoteCcy}`, baseCcy, quoteCcy, state: 'live', tradeQuoteCcyList },
});
const okxTicker = (instId: string, vol24h = '120.5', volCcy24h = '7381000') => ({
  ...{ instId, last: '61000', vol24h, volCcy24h, ts: `${NOW}` },
});
const okx = (pairs: readonly object[], tickers: readonly object[]) => ({
  'OKX /api/v5/public/instruments': { code: '0', data: pairs },
  'OKX /api/v5/market/tickers': { code: '0', data: tickers },
});
const pinyinOfName = (answers: Record<string, unknown>) =>
  latestQuotes(createStubWorld({ now: NOW, answers }).reader)[0];
const symbolsOf = (answers: Record<string, unknown>) =>
  pinyinOfName(answers)?.tickers.map(({ symbol }) => symbol);

describe('base and quote are those of the venue’s list', () => {
  test.each([
    ['USDT', 'USD'],
    ['BTC', 'RLUSD'],
    ['ETH', 'BTC'],
    ['USD1', 'USDT'],
    ['X', 'USDTUSD'],
  ])('%s/%s', (base, quote) => {
    const venueQuotes = pinyinOfName(bitget([bitgetPair(base, quote)]));
    expect(venueQuotes && namesIn(venueQuotes, `${base}${quote}`)).toMatchObject({ base, quote });
  });

  test('a pair that the list does not have is no pair, however its name ends', () => {
    const venueQuotes = pinyinOfName(
      bitget([bitgetPair('BTC', 'USDT')], [bitgetTicker({ symbol: 'ETHUSDT' })]),
    );
    expect(venueQuotes?.tickers).toEqual([]);
    expect(venueQuotes && namesIn(venueQuotes, 'ETHUSDT')).toBeNull();
  });
});

describe('one book counts once', () => {
  const SHARED = ['USDG', 'USD', 'USDC', 'RLUSD'];

  test('BTC-USD and BTC-USDC of OKX, which trade in one book, are the first of them', () => {
    const pairs = [
      okxPair('BTC', 'USDC', SHARED),
      okxPair('BTC', 'USD', SHARED),
      okxPair('BTC', 'USDT', ['USDT']),
    ];
    const tickers = ['BTC-USDC', 'BTC-USD', 'BTC-USDT'].map((name) => okxTicker(name));
    expect(symbolsOf(okx(pairs, tickers))).toEqual(['BTC-USD', 'BTC-USDT']);
  });

  test('two quotes with one turnover are one, where the venue does not say which books it has', () => {
    const pairs = [okxPair('BTC', 'EUR'), okxPair('BTC', 'USDC')];
    expect(symbolsOf(okx(pairs, [okxTicker('BTC-EUR'), okxTicker('BTC-USDC')]))).toEqual(['BTC-USDC']);
  });

  test('two whose turnover differs stay two, in coins or in the quote', () => {
    const pairs = [okxPair('BTC', 'USDC', SHARED), okxPair('BTC', 'USD', SHARED)];
    const other = [okxTicker('BTC-USD', '120.6'), okxTicker('BTC-USD', '120.5', '7381000.1')];
    for (const one of other) expect(symbolsOf(okx(pairs, [okxTicker('BTC-USDC'), one]))).toHaveLength(2);
  });

  test('two that have not traded, and two bases of one turnover, stay two', () => {
    const pairs = [okxPair('BTC', 'USDC'), okxPair('BTC', 'USD'), okxPair('ETH', 'USD')];
    const quiet = [okxTicker('BTC-USDC', '0', '0'), okxTicker('BTC-USD', '0', '0')];
    expect(symbolsOf(okx(pairs, quiet))).toHaveLength(2);
    expect(symbolsOf(okx(pairs, [okxTicker('BTC-USD'), okxTicker('ETH-USD')]))).toHaveLength(2);
  });
});
