import { describe, expect, test } from 'vitest';
import { type AgreeOptions, agreePrice, pairName } from './agreePrice.ts';
import type { Candidate } from './candidate.ts';
import { capAtHalf, weightedMedian } from './weightedMedian.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const open: AgreeOptions = { now: NOW, rank: 1, reference: null, listings: [], quarantined: new Set() };

function candidate(venue: string, price: number, more: Partial<Candidate> = {}): Candidate {
  return {
    venue,
    symbol: 'BTCUSDT',
    isNamed: false,
    price,
    opening: null,
    volume: 1_000_000,
    spread: 0.01,
    time: NOW - 1_000,
    hasClock: true,
    venueNow: NOW,
    readAt: NOW,
    ...more,
  };
}

const four = [
  candidate('binance', 60_000),
  candidate('okx', 60_010),
  candidate('bybit', 60_020),
  candidate('gate', 60_030),
];
const priceOf = (candidates: readonly Candidate[], more: Partial<AgreeOptions> = {}) =>
  agreePrice(candidates, { ...open, ...more }).price;
const reasons = (candidates: readonly Candidate[], more: Partial<AgreeOptions> = {}) =>
  agreePrice(candidates, { ...open, ...more }).refused.map(({ candidate: { venue }, why }) => [venue, why]);

test('a median is where half of the weight is reached', () => {
  expect(
    weightedMedian([
      { value: 1, weight: 1 },
      { value: 9, weight: 3 },
      { value: 5, weight: 1 },
    ]),
  ).toBe(9);
  expect(
    weightedMedian([
      { value: 1, weight: 1 },
      { value: 3, weight: 1 },
    ]),
  ).toBe(2);
  expect(weightedMedian([{ value: 1, weight: 0 }])).toBeNull();
});

test('no venue has more than half of the weight', () => {
  expect(capAtHalf([90, 5, 5])).toEqual([10, 5, 5]);
  expect(capAtHalf([4, 3, 3])).toEqual([4, 3, 3]);
  expect(capAtHalf([7])).toEqual([7]);
});

describe('one price', () => {
  test('is the same while one venue is a thousand times off, one is frozen and one is 30 % low', () => {
    const before = priceOf(four);
    const bad = [
      candidate('htx', 60_000_000),
      candidate('mexc', 59_000, { time: NOW - 90_000 }),
      candidate('bitget', 42_000),
    ];
    expect(priceOf([...four, ...bad])).toBe(before);
    expect(reasons([...four, ...bad])).toEqual([
      ['mexc', 'stale'],
      ['htx', 'outlier'],
      ['bitget', 'outlier'],
    ]);
  });

  test('falls by half with all venues: a crash is no outlier', () => {
    const crashed = four.map((each) => ({ ...each, price: each.price * 0.6 }));
    expect(priceOf(crashed)).toBeCloseTo((priceOf(four) ?? 0) * 0.6, 6);
    expect(reasons(crashed)).toEqual([]);
  });

  test('of two that disagree is the one nearer to the reference', () => {
    const two = [candidate('binance', 60_000), candidate('gate', 66_000)];
    expect(priceOf(two, { reference: 65_500 })).toBe(66_000);
    expect(priceOf(two, { reference: 60_500 })).toBe(60_000);
    expect(priceOf(two)).toBe(63_000);
  });

  test('of one alone is believed near the reference, which else stands itself', () => {
    const one = [candidate('gate', 60_000)];
    const listed = (price: number, age = 60_000) => ({
      reference: price,
      listings: [{ price, at: NOW - age }],
    });
    expect(priceOf(one, listed(56_000))).toBe(60_000);
    expect(agreePrice(one, { ...open, ...listed(50_000) })).toMatchObject({
      price: 50_000,
      from: 'reference',
    });
    // What a listing said eleven minutes ago is no price of now.
    expect(priceOf(one, listed(50_000, 11 * 60_000))).toBe(60_000);
  });

  test('is unknown where nobody is believed and nothing else is known', () => {
    expect(priceOf([])).toBeNull();
    expect(priceOf([candidate('gate', Number.NaN)])).toBeNull();
  });
});

describe('a candidate is refused', () => {
  test.each<[string, Partial<Candidate>, string]>([
    ['older than a minute, of a large coin', { time: NOW - 60_001 }, 'stale'],
    ['ahead of its venue’s own clock', { time: NOW + 5_001 }, 'future'],
    ['with a wide spread', { spread: 5.1 }, 'spread'],
    ['with a bid above its ask', { spread: -0.1 }, 'crossed'],
    ['that hardly trades', { volume: 9_999 }, 'thin'],
    ['that trades less than nothing', { volume: -1_000_000 }, 'volume'],
    ['that trades more than all markets', { volume: 1e13 }, 'volume'],
    ['that trades no number', { volume: Number.NaN }, 'volume'],
    ['of 0', { price: 0 }, 'notANumber'],
    ['without a clock, unchanged for half an hour', { hasClock: false, time: NOW - 1_800_001 }, 'stale'],
  ])('%s', (_case, more, why) => {
    expect(reasons([...four, candidate('kraken', 60_005, more)])).toEqual([['kraken', why]]);
  });

  test('later for a small coin', () => {
    const slow = candidate('kraken', 60_005, { time: NOW - 9 * 60_000 });
    expect(reasons([...four, slow], { rank: 301 })).toEqual([]);
    expect(reasons([...four, slow], { rank: null })).toEqual([]);
    expect(reasons([...four, slow], { rank: 300 })).toEqual([['kraken', 'stale']]);
  });

  test('by its venue’s clock and not by ours', () => {
    const late = { time: NOW - 300_000, venueNow: NOW - 299_000 };
    expect(reasons([...four, candidate('kraken', 60_005, late)])).toEqual([]);
  });

  test('once its venue has not answered for as long', () => {
    expect(reasons(four, { now: NOW + 59_000 })).toEqual([]);
    expect(reasons(four, { now: NOW + 59_001 }).map(([, why]) => why)).toEqual(Array(4).fill('stale'));
  });

  test('while its pair is in quarantine', () => {
    const quarantined = new Set([pairName({ venue: 'gate', symbol: 'BTCUSDT' })]);
    expect(reasons(four, { quarantined })).toEqual([['gate', 'quarantined']]);
  });
});
