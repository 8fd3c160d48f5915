import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

describe('sentiment', () => {
  it('fear and greed is between 0 and 100, and its history ends today', async () => {
    const index = await ask('fearGreed', {});
    expect(index.history.length).toBeGreaterThan(300);
    expect(index.history.at(-1)?.value).toBe(index.now.value);
    expect(index.history.every(({ value }) => value >= 0 && value <= 100)).toBe(true);
    expect(new Set(index.history.map(({ label }) => label)).size).toBeGreaterThan(2);
  });

  it('equals the index of its own page, over their common range', async () => {
    const [index, days] = await Promise.all([
      ask('fearGreed', {}),
      ask('indicator', { key: 'feargreed', days: 365 }),
    ]);
    expect(index.history.map(({ value }) => value)).toEqual(days.map(({ value }) => value));
    expect(days.at(-8)?.value).toBe(index.lastWeek.value);
  });

  it('vote shares and market shares each add up to 100 %', async () => {
    const votes = await ask('voteStats', {});
    expect(votes.bullish + votes.neutral + votes.bearish).toBeCloseTo(100, 9);
    expect(Math.min(votes.bullish, votes.neutral, votes.bearish)).toBeGreaterThan(0);
    const shares = await ask('coinAccounting', {});
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 9);
  });
});
