import { describe, expect, it } from 'vitest';
import { dailyIssuance, gasCost, issuanceYield } from './staking.ts';

describe('staking', () => {
  it('issues about 2,730 ETH a day with 36 million staked: 2.77 % a year', () => {
    expect(dailyIssuance(36e6)).toBeCloseTo((166.3 * 6000) / 365.25, 6);
    expect(issuanceYield(36e6)).toBeCloseTo(2.7717, 3);
  });

  it('issues nothing without stake', () => {
    expect([dailyIssuance(0), issuanceYield(0)]).toEqual([0, null]);
  });
});

describe('gasCost', () => {
  it('is gas × price in ETH × price of ETH', () => {
    // 21,000 × 10 Gwei = 0.00021 ETH; at 3,000 USD 0.63 USD.
    expect(gasCost(21_000, 10, 3000)).toBeCloseTo(0.63, 12);
    expect(gasCost(21_000, 10, null)).toBeNull();
  });
});
