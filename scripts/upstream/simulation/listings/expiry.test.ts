import { describe, expect, it } from 'vitest';
import { daysToExpiry, expiryOf } from './expiry.ts';

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
