import { ask } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { liquidationWindows } from './liquidationWindows.ts';

test('24 hours are those of the board, and an hour is its last one', async () => {
  const { hours, long24h, short24h } = await ask('futuresOverview', {});
  const [one, , , day] = liquidationWindows(hours);
  expect([day?.long, day?.short]).toEqual([long24h, short24h]);
  expect([one?.long, one?.short]).toEqual([hours.at(-1)?.long, hours.at(-1)?.short]);
});

test('what is not known of so many hours has no sum', () => {
  const hours = Array.from({ length: 5 }, (_, time) => ({ time, long: 1, short: 2 }));
  expect(liquidationWindows(hours)).toEqual([
    { hours: 1, long: 1, short: 2 },
    { hours: 4, long: 4, short: 8 },
    { hours: 12, long: null, short: null },
    { hours: 24, long: null, short: null },
  ]);
});
