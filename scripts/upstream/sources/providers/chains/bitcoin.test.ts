import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { blockchainChart } from './blockchain.ts';
import { difficultyAdjustment } from './difficulty.ts';
import { bitcoinFees, bitcoinHeight, bitcoinMining } from './mempool.ts';

describe('the height of the newest block', () => {
  test('a hash rate or difficulty of 0 is not known: its node is away', () => {
    const wire = {
      hashrates: [
        { timestamp: 1_700_000_000, avgHashrate: 0 },
        { timestamp: 1_700_086_400, avgHashrate: 5e20 },
      ],
      difficulty: [{ time: 1_700_000_000, height: 1, difficulty: 0, adjustment: 0 }],
      currentHashrate: 0,
      currentDifficulty: 0,
    };
    expect(readWire(bitcoinMining('1m'), wire)).toEqual({
      hashRate: null,
      difficulty: null,
      hashRates: [{ time: 1_700_086_400_000, value: 5e20 }],
      difficulties: [],
    });
    // Gone altogether, or null, it is as little known.
    const { currentHashrate: _, ...gone } = { ...wire, currentDifficulty: null };
    expect(readWire(bitcoinMining('1m'), gone)).toMatchObject({ hashRate: null, difficulty: null });
    expect(readWire(bitcoinMining('1m'), { ...wire, currentHashrate: 'soon' })).toBeNull();
  });

  test('is plain text', () => {
    expect(readWire(bitcoinHeight, '902123\n')).toBe(902_123);
    expect(bitcoinHeight.accepts).toEqual(['text/plain']);
  });

  test.each(['', '<html>429 Too Many Requests</html>', '-1', '902123.5', '"902123"', '1e6'])(
    'is not %j',
    (text) => {
      expect(readWire(bitcoinHeight, text)).toBeNull();
    },
  );
});

test('fees are satoshi per virtual byte', () => {
  const wire = { fastestFee: 5, halfHourFee: 4, hourFee: 3, economyFee: 2, minimumFee: 1 };
  expect(readWire(bitcoinFees, wire)).toEqual({ nextBlock: 5, halfHour: 4, hour: 3, economy: 2, minimum: 1 });
});

test('the hash rate is in hashes a second, its series in ms', () => {
  const wire = {
    hashrates: [{ timestamp: 1_773_014_400, avgHashrate: 1.05e21 }],
    difficulty: [{ time: 1_773_000_000, height: 940_000, difficulty: 1.46e14, adjustment: 1.02 }],
    currentHashrate: 1.1e21,
    currentDifficulty: 1.46e14,
  };
  expect(readWire(bitcoinMining('1m'), wire)).toEqual({
    hashRate: 1.1e21,
    difficulty: 1.46e14,
    hashRates: [{ time: 1_773_014_400_000, value: 1.05e21 }],
    difficulties: [{ time: 1_773_000_000_000, value: 1.46e14 }],
  });
});

test('the next change of difficulty tells percents and ms', () => {
  const wire = {
    progressPercent: 44.39,
    difficultyChange: -3.2,
    estimatedRetargetDate: 1_773_800_000_000,
    remainingBlocks: 1_121,
    remainingTime: 665_977_627,
    previousRetarget: 1.2,
    nextRetargetHeight: 941_472,
    timeAvg: 594_000,
  };
  expect(readWire(difficultyAdjustment, wire)).toEqual({
    progress: 44.39,
    change: -3.2,
    expectedAt: 1_773_800_000_000,
    remainingBlocks: 1_121,
    nextHeight: 941_472,
    blockTime: 594_000,
  });
});

describe('the second source', () => {
  const wire = {
    status: 'ok',
    name: 'x',
    unit: 'x',
    period: 'day',
    values: [{ x: 1_773_100_800, y: 1_050_000_000 }],
  };

  test('tells the hash rate in tera-hashes, and prices as they are', () => {
    const [rate] = readWire(blockchainChart('hash-rate', '30days'), wire) ?? [];
    expect(rate).toEqual({ time: Date.UTC(2026, 2, 10), value: 1.05e21 });
    expect(readWire(blockchainChart('market-price', 'all'), wire)?.[0]?.value).toBe(1_050_000_000);
  });

  test('is refused where it says so itself', () => {
    expect(readWire(blockchainChart('hash-rate', '30days'), { status: 'not-found', values: [] })).toBeNull();
  });
});
