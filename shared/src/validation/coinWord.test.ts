import { describe, expect, test } from 'vitest';
import { coinFinder, holdsWord, splitPair } from './coinWord.ts';

const find = coinFinder([
  { code: 'bitcoin', symbol: 'BTC', name: '比特币' },
  { code: 'ethereum', symbol: 'ETH', name: '以太坊' },
  { code: 'tether', symbol: 'USDT', name: '泰达币' },
  { code: 'bitcoin-copy', symbol: 'BTC', name: '假币' },
  { code: 'usd-coin', symbol: 'USDC', name: 'USDC' },
]);

describe('a coin is found by', () => {
  test.each([
    ['btc', 'bitcoin'],
    ['ＢＴＣ', 'bitcoin'],
    ['$BTC', 'bitcoin'],
    [' Bitcoin ', 'bitcoin'],
    ['比特币', 'bitcoin'],
    ['BTC/USDT', 'bitcoin'],
    ['BTCUSDT', 'bitcoin'],
    ['btc-usdt-swap', 'bitcoin'],
    ['BTC_USDC', 'bitcoin'],
    ['BINANCE:BTCUSDT', 'bitcoin'],
    ['BYBIT:ETHUSDT.P', 'ethereum'],
    ['\u202aETH\u202c', 'ethereum'],
    ['USDT', 'tether'],
    ['USDCUSDT', 'usd-coin'],
    ['bitcoin-copy', 'bitcoin-copy'],
  ])('%j', (word, code) => {
    expect(find(word)?.code).toBe(code);
  });

  test.each(['', ' ', 'BT', 'BTCC', 'nope', 'nopeUSDT', '$', 'BTC,ETH'])(
    'nothing but its own: %j',
    (word) => {
      expect(find(word)).toBeUndefined();
    },
  );
});

test.each([
  ['BTCUSDT', { base: 'BTC', quote: 'USDT' }],
  ['ETHBTC', { base: 'ETH', quote: 'BTC' }],
  ['1INCH/USDT', { base: '1INCH', quote: 'USDT' }],
  ['BTC', null],
  ['USDT', null],
])('the pair %s is %j', (word, pair) => {
  expect(splitPair(word)).toEqual(pair);
});

describe('texts hold', () => {
  const texts = ['币安', 'BTC/USDT'];
  test.each(['', '币安', 'btc', 'BTCUSDT', 'btc-usdt', '币安BTC', 'BTC（币安）'])('%s', (word) => {
    expect(holdsWord(texts, word)).toBe(true);
  });
  test.each(['币安zzz', 'zzz币安', 'ETHUSDT', '欧易BTC'])('not %s, of which a part is missing', (word) => {
    expect(holdsWord(texts, word)).toBe(false);
  });
});
