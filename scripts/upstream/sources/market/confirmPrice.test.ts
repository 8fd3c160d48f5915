import { describe, expect, test } from 'vitest';
import { agreePrice } from '../price/agreePrice.ts';
import type { Candidate } from '../price/candidate.ts';
import { type ConfirmOptions, confirmPrice, doubtInWords } from './confirmPrice.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const options: ConfirmOptions = {
  now: NOW,
  rank: 9,
  reference: 1,
  listings: [{ price: 1, at: NOW - 60_000 }],
  last: { price: 1, at: NOW - 5_000 },
};

function candidate(venue: string, price: number): Candidate {
  const reported = {
    ...{ symbol: 'DOGEUSDT', isNamed: false, opening: 1, volume: 1_000_000 },
    ...{ spread: 0.01, hasClock: true },
  };
  return { venue, price, ...reported, time: NOW, venueNow: NOW, readAt: NOW };
}

/** What is believed of venues' prices, some of whose pairs are in quarantine. */
function confirmed(
  prices: Readonly<Record<string, number>>,
  more: Partial<ConfirmOptions> = {},
  held: readonly string[] = [],
) {
  const own = { ...options, ...more };
  const candidates = Object.entries(prices).map(([venue, price]) => candidate(venue, price));
  const quarantined = new Set(held.map((venue) => `${venue} DOGEUSDT`));
  const { agreed, held: doubted } = confirmPrice(agreePrice(candidates, { ...own, quarantined }), own);
  const refused = agreed.refused.map(({ candidate: { venue }, why }) => `${venue} ${why}`);
  return {
    price: agreed.price,
    from: agreed.from,
    times: doubted && 'times' in doubted.doubt ? doubted.doubt.times : null,
    refused,
  };
}

const five = { binance: 1_000, okx: 1_000, bybit: 1_000, gate: 1_000, bitget: 1_000 };

describe('venues that nobody confirms', () => {
  test('make no price, and none of their pairs is believed', () => {
    const { price, from, times, refused } = confirmed(five);
    expect([price, from, times]).toEqual([null, 'reference', 1_000]);
    expect(refused).toEqual(Object.keys(five).map((venue) => `${venue} unconfirmed`));
  });

  test('leave it to the few that a listing confirms', () => {
    const { price, from, times, refused } = confirmed({ ...five, kraken: 1.01, coinbase: 1.01, mexc: 30 });
    expect([price, from, times]).toEqual([1.01, 'venues', 1_000]);
    expect(refused.toSorted()).toEqual(
      ['mexc outlier', ...Object.keys(five).map((venue) => `${venue} unconfirmed`)].toSorted(),
    );
  });

  test('are believed again once the listing follows, though their pairs are in quarantine', () => {
    const listings = [{ price: 1_000, at: NOW }];
    const { price, refused } = confirmed(
      { ...five, kraken: 1, coinbase: 1 },
      { listings, reference: 1_000, last: null },
      Object.keys(five),
    );
    expect(price).toBe(1_000);
    expect(refused).toEqual(['kraken unconfirmed', 'coinbase unconfirmed']);
  });
});

test('a doubt is told with its factor', () => {
  expect(doubtInWords({ by: 'listing', times: 999.6 })).toContain('1000 倍');
  expect(doubtInWords({ by: 'opening', times: 8.25 })).toContain('8.3 倍');
});

test('a doubt of a fresh listing is told in percent of it', () => {
  expect(doubtInWords({ by: 'fresh', apart: 0.8342 })).toContain('83%');
  expect(doubtInWords({ by: 'alone', apart: 5.03 })).toContain('503%');
});
