import { describe, expect, test } from 'vitest';
import type { SpotVenue } from '../exchanges/exchanges.ts';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import { createCoinOf } from '../identity/coinOf.ts';
import { agreePrice } from './agreePrice.ts';
import { createCandidates } from './createCandidates.ts';
import { quoteRates } from './quoteRates.ts';
import type { VenueQuotes } from './venueQuotes.ts';

const NOW = Date.parse('2023-03-11T08:00:00Z');
const coinOf = createCoinOf([
  { code: 'bitcoin', symbol: 'BTC' },
  { code: 'usd-coin', symbol: 'USDC' },
]);

function ticker(symbol: string, last: number, more: Partial<VenueTicker> = {}): VenueTicker {
  const quoteVolume = 50_000_000;
  return {
    symbol,
    last,
    open24h: null,
    high24h: null,
    low24h: null,
    bid: last,
    ask: last,
    baseVolume: quoteVolume / last,
    quoteVolume,
    time: NOW,
    openUtc8: null,
    openUtc0: null,
    ...more,
  };
}

const venueQuotes = (venue: SpotVenue, ...tickers: VenueTicker[]): VenueQuotes => ({
  venue,
  tickers,
  at: NOW,
  venueAt: NOW,
});

describe('a stablecoin that has lost its peg', () => {
  const quotes = [
    venueQuotes('kraken', ticker('XXBTZUSD', 20_400), ticker('USDCUSD', 0.88), ticker('USDTZUSD', 1.006)),
    venueQuotes('coinbase', ticker('BTC-USD', 20_410)),
    venueQuotes('binance', ticker('BTCUSDC', 23_180), ticker('BTCUSDT', 20_285)),
  ];
  const rates = quoteRates(quotes);

  test('is worth what it costs in dollars', () => {
    expect(rates.get('USDC')).toBe(0.88);
    expect(rates.get('USDT')).toBe(1.006);
    expect(rates.get('USD')).toBe(1);
  });

  test('leaves the price of Bitcoin where it is, within half a percent, from all its pairs', () => {
    const candidates = createCandidates(coinOf)(quotes, rates).get('bitcoin') ?? [];
    expect(candidates.map(({ symbol }) => symbol)).toEqual(['XXBTZUSD', 'BTC-USD', 'BTCUSDC', 'BTCUSDT']);
    const { price, refused } = agreePrice(candidates, {
      now: NOW,
      rank: 1,
      reference: null,
      listings: [],
      quarantined: new Set(),
    });
    expect(refused).toEqual([]);
    for (const candidate of candidates)
      expect(Math.abs(candidate.price / (price ?? 0) - 1)).toBeLessThan(0.005);
  });
});

test('a quote whose dollars nobody tells makes no price', () => {
  const quotes = [
    venueQuotes('binance', ticker('BTCUSDT', 60_000)),
    venueQuotes('upbit', ticker('KRW-BTC', 9e7)),
  ];
  expect(quoteRates(quotes).has('USDT')).toBe(false);
  expect(createCandidates(coinOf)(quotes, quoteRates(quotes)).size).toBe(0);
});

test('where a venue tells no time, a number is as old as it has stood still', () => {
  const make = createCandidates(coinOf);
  const rates = new Map([['USD', 1]]);
  const at = (minutes: number, last: number) => {
    const time = NOW + minutes * 60_000;
    const quiet = ticker('BTC-USD', last, { time: null, baseVolume: 5 });
    const said = { venue: 'coinbase' as const, tickers: [quiet], at: time, venueAt: time };
    const [candidate] = make([said], rates).get('bitcoin') ?? [];
    return ((candidate?.time ?? 0) - NOW) / 60_000;
  };
  expect(at(0, 20_000)).toBe(0);
  expect(at(10, 20_000)).toBe(0);
  expect(at(20, 20_001)).toBe(20);
  expect(at(30, 20_001)).toBe(20);
});

test('Kraken’s VELO is Velo, and its VELODROME makes the price of Velodrome', () => {
  const velodrome = createCoinOf([
    { code: 'velodrome-finance', symbol: 'VELO', nameEn: 'Velodrome Finance' },
  ]);
  const reported = venueQuotes('kraken', ticker('VELOUSD', 0.003258), ticker('VELODROMEUSD', 0.01965));
  const own = createCandidates(velodrome)([reported], new Map([['USD', 1]])).get('velodrome-finance');
  expect(own?.map(({ symbol, price }) => [symbol, price])).toEqual([['VELODROMEUSD', 0.01965]]);
});
