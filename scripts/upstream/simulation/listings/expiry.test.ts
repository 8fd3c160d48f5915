import { describe, expect, it } from 'vitest';
import { daysToExpiry, expiryOf, optionExpiryTimes } from './expiry.ts';

describe('contracts', () => {
  it.each([
    ['2026-11-20T04:00:00Z', 'cw', '2026-11-20T08:00:00Z'],
    ['2026-11-20T08:00:00Z', 'cw', '2026-11-27T08:00:00Z'],
    ['2026-11-20T04:00:00Z', 'nw', '2026-11-27T08:00:00Z'],
    ['2026-11-20T04:00:00Z', 'cq', '2026-12-25T08:00:00Z'],
    ['2026-11-20T04:00:00Z', 'nq', '2027-03-26T08:00:00Z'],
    ['2026-12-25T08:00:00Z', 'cq', '2027-03-26T08:00:00Z'],
  ] as const)('at %s the %s ends at %s', (now, contract, end) => {
    expect(expiryOf(contract, Date.parse(now))).toBe(Date.parse(end));
  });

  it('never end when perpetual', () => expect(daysToExpiry('swap', 0)).toBeNull());
});

describe('options', () => {
  const daysAt = (now: string) =>
    optionExpiryTimes(Date.parse(now)).map(({ expiresAt, term }) => [
      new Date(expiresAt).toISOString().slice(0, 10),
      term,
    ]);

  it('end on the next days, on Fridays, on last Fridays of months, and of quarters a year ahead', () => {
    expect(daysAt('2026-11-28T09:40:00Z')).toEqual([
      ['2026-11-29', 'day'],
      ['2026-11-30', 'day'],
      ['2026-12-04', 'week'],
      ['2026-12-11', 'week'],
      ['2026-12-18', 'week'],
      ['2026-12-25', 'quarter'],
      ['2027-01-29', 'month'],
      ['2027-02-26', 'month'],
      ['2027-03-26', 'quarter'],
      ['2027-06-25', 'quarter'],
      ['2027-09-24', 'quarter'],
    ]);
  });

  it.each(['2026-12-25T07:59:59Z', '2026-12-25T08:00:00Z', '2027-01-01T00:00:00Z', '2028-02-29T23:59:59Z'])(
    'at %s lie ahead once each, with four ends of quarters, the dated futures’ among them',
    (now) => {
      const expiries = optionExpiryTimes(Date.parse(now));
      const times = expiries.map(({ expiresAt }) => expiresAt);
      expect(Math.min(...times)).toBeGreaterThan(Date.parse(now));
      expect(new Set(times).size).toBe(times.length);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(expiries.filter(({ term }) => term === 'quarter')).toHaveLength(4);
      for (const contract of ['cw', 'nw', 'cq', 'nq'] as const)
        expect(times).toContain(expiryOf(contract, Date.parse(now)));
    },
  );
});
