import { DAY } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { unlockIndex } from './unlocks.ts';

const AT = Date.UTC(2026, 2, 10);
const seconds = (time: number) => time / 1000;

// Written after what public programs that read the file say of it: no documentation names it, and no answer is recorded.
const sui = {
  token: 'coingecko:sui',
  name: 'Sui',
  protocolSlug: 'sui',
  gecko_id: 'sui',
  circSupply: 3e9,
  maxSupply: 1e10,
  events: [],
  unlockEvents: [
    {
      // Some times are texts.
      timestamp: String(seconds(AT)),
      cliffAllocations: [
        { recipient: 'Team', category: 'insiders', unlockType: 'cliff', amount: 2e6 },
        { recipient: 'Nobody', category: 'insiders', unlockType: 'cliff', amount: 0 },
      ],
      linearAllocations: [
        {
          recipient: 'Fund',
          category: 'ecosystem',
          unlockType: 'linear_start',
          previousRatePerWeek: 0,
          newRatePerWeek: 700,
          endTimestamp: seconds(AT + 365 * DAY),
        },
      ],
      summary: { totalTokensCliff: 2e6 },
    },
    {
      timestamp: seconds(AT + 100 * DAY),
      cliffAllocations: [],
      linearAllocations: [
        {
          recipient: 'Fund',
          category: 'ecosystem',
          unlockType: 'linear_rate_change',
          previousRatePerWeek: 700,
          newRatePerWeek: 1400,
          endTimestamp: seconds(AT + 365 * DAY),
        },
        { recipient: 'For ever', category: 'staking', newRatePerWeek: 7 },
      ],
    },
  ],
};

describe('the file of unlocks', () => {
  test('has cliffs with their receivers, and rates that hold until the next of the same receiver', () => {
    const quiet = { name: 'Quiet', gecko_id: 'quiet', unlockEvents: null };
    expect(readWire(unlockIndex, { data: [sui, quiet] })).toEqual([
      {
        name: 'Sui',
        code: 'sui',
        token: 'coingecko:sui',
        total: 1e10,
        cliffs: [{ time: AT, category: 'insiders', amount: 2e6 }],
        streams: [
          { category: 'ecosystem', from: AT, until: AT + 100 * DAY, perDay: 100 },
          { category: 'ecosystem', from: AT + 100 * DAY, until: AT + 365 * DAY, perDay: 200 },
        ],
      },
    ]);
  });

  test('is refused as a whole where its rows are of another shape, and names the field', () => {
    expect(readWire(unlockIndex, { data: [{ ...sui, unlockEvents: [{ amount: 1 }] }] })).toBeNull();
    const faults = unlockIndex.decode.faults(Buffer.from(JSON.stringify({ data: [{ unlockEvents: [] }] })));
    expect(faults.join()).toContain('name');
  });
});
