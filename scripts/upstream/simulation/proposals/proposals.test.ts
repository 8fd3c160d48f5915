import { expect, test } from 'vitest';
import { proposalsAt } from './proposals.ts';

test('no project decides the same thing twice within its shown proposals', () => {
  const byCoin = Map.groupBy(proposalsAt(Date.UTC(2026, 10, 20)), ({ coin }) => coin);
  expect(byCoin.size).toBeGreaterThan(5);
  for (const [coin, proposals] of byCoin) {
    const titles = proposals.map(({ title }) => title);
    expect(new Set(titles).size, `titles of ${coin}`).toBe(titles.length);
  }
});
