import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { Sources } from '../../ports/sources.ts';

const world = createTestWorld(() => TEST_TIME);
const answered = (ports: Partial<Sources>) =>
  ask('dataAnswers', {}, { ...testContext, sources: { ...world, ...ports } });

describe('the answers of the data centre', () => {
  it('are all there where everything has a source', async () => {
    const parts = Object.entries(await ask('dataAnswers', {}));
    expect(parts.filter(([, part]) => part === null)).toEqual([]);
  });

  it('miss a part whose page has no source, or refuses, and no other', async () => {
    const options = { ...known(world.options), of: async () => null };
    const { options: refused, gas, defi, futures } = await answered({ options, gas: null });
    expect([refused, gas]).toEqual([null, null]);
    expect(defi?.tvl).toBeGreaterThan(0);
    expect(futures?.openInterest).toBeGreaterThan(0);
  });

  it('have no past of funding where none is kept', async () => {
    const { futures } = await answered({ futuresPast: null });
    expect(futures).toMatchObject({ fundingLower: null, fundingDays: 0, bitcoinChange24h: null });
    expect(futures?.funding).not.toBeNull();
  });

  it('count the unlocks of seven days by the calendar', async () => {
    const { unlocks } = await ask('dataAnswers', {});
    const { events } = await ask('calendarList', { span: 'ahead', type: 'unlock' });
    const coming = events.filter(
      ({ time }) => time >= TEST_TIME && time < beijingMidnight(TEST_TIME) + 7 * DAY,
    );
    expect(unlocks?.count).toBe(coming.length);
    expect(unlocks?.worth).toBeCloseTo(
      coming.reduce((sum, { unlockValue }) => sum + (unlockValue ?? 0), 0),
      2,
    );
    const most = coming.find(({ coins: [coin] }) => coin?.symbol === unlocks?.largest?.symbol);
    expect(unlocks?.largest).toMatchObject({ time: most?.time, share: most?.unlockShare });
  });

  it('take on-chain volume from the same totals as its page', async () => {
    const { dex } = await ask('dataAnswers', {});
    const page = await ask('dexOverview', {});
    expect(dex).toEqual({ volume24h: page.volume24h, spotShare: page.spotShare });
  });
});
