import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { earnedHistory, earnedOverview } from './fees.ts';
import { poolHistory } from './poolHistory.ts';

// Written after the fields of the documentation and of DefiLlama's own adapters: no answer is recorded.
describe('fees and revenue', () => {
  test('of protocols: sums, and those of the time before; what is not told or impossible is unknown', () => {
    const uniswap = {
      name: 'Uniswap V3',
      displayName: 'Uniswap V3',
      slug: 'uniswap-v3',
      parentProtocol: 'parent#uniswap',
      category: 'Dexs',
      chains: ['Ethereum'],
      total24h: 3_000_000,
      total48hto24h: 2_500_000,
      total7d: 20_000_000,
      total14dto7d: 18_000_000,
      total30d: 90_000_000,
      total60dto30d: 100_000_000,
      totalAllTime: 5e9,
      change_1d: 20,
      breakdown24h: { ethereum: { 'Uniswap V3': 3_000_000 } },
      methodology: { Fees: 'Swap fees from paid by users' },
    };
    const quiet = { name: 'Quiet', total24h: null, total7d: -5 };
    const chain = {
      name: 'Ethereum',
      slug: 'ethereum',
      protocolType: 'chain',
      category: 'Chain',
      total24h: 6e5,
    };
    const wire = { totalDataChart: [], allChains: ['Ethereum'], protocols: [uniswap, quiet, chain] };
    expect(readWire(earnedOverview('dailyFees', null), wire)).toMatchObject([
      {
        slug: 'uniswap-v3',
        parent: 'uniswap',
        day: 3e6,
        dayBefore: 2.5e6,
        week: 2e7,
        weekBefore: 1.8e7,
        month: 9e7,
        monthBefore: 1e8,
      },
      { name: 'Quiet', slug: null, day: null, week: null, monthBefore: null, isChain: false },
      { name: 'Ethereum', isChain: true, day: 6e5 },
    ]);
    expect(earnedOverview('dailyRevenue', 'OP Mainnet').path).toBe(
      '/overview/fees/OP%20Mainnet?excludeTotalDataChart=true&excludeTotalDataChartBreakdown=true&dataType=dailyRevenue',
    );
  });

  test('by day: seconds to ms, of one or of all', () => {
    const wire = { name: 'Uniswap', total24h: 3e6, totalDataChart: [[1_773_100_800, 2_900_000]] };
    expect(readWire(earnedHistory('dailyFees', 'uniswap'), wire)).toEqual([
      { time: Date.UTC(2026, 2, 10), usd: 2_900_000 },
    ]);
    expect(earnedHistory('dailyFees', null).path).toMatch(/^\/overview\/fees\?exclude.*dataType=dailyFees$/);
  });
});

test('a pool by day: ISO times, a yield that is not told is none', () => {
  const wire = {
    status: 'success',
    data: [
      { timestamp: '2026-03-09T23:01:12.000Z', tvlUsd: 9e8, apy: 3.2, apyBase: 3.2, apyReward: null },
      { timestamp: '2026-03-10T23:01:12.000Z', tvlUsd: 9e8, apy: null },
    ],
  };
  expect(readWire(poolHistory('747c1d2a'), wire)).toEqual([
    { time: Date.UTC(2026, 2, 9, 23, 1, 12), apy: 3.2, tvl: 9e8 },
    { time: Date.UTC(2026, 2, 10, 23, 1, 12), apy: null, tvl: 9e8 },
  ]);
  expect(poolHistory('747c1d2a').path).toBe('/chart/747c1d2a');
});
