import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { expect, test } from 'vitest';
import { spotExchanges } from '../providers/coingecko/exchanges.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { pollAtFirst } from './polls.ts';

test('what a process will see by itself is asked for only during its first hour', async () => {
  let now = 100 * DAY;
  const world = createStubWorld({ now: () => now });
  const { run } = pollAtFirst('COINGECKO', spotExchanges(1), { every: 5 * MINUTE, time: HOUR });
  for (const passed of [0, 30, 59, 60, 90]) {
    now = 100 * DAY + passed * MINUTE;
    await run(world);
  }
  expect(world.asked).toHaveLength(3);
});
