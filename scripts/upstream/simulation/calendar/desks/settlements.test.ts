import { DAY } from '@coinmirror/shared/time/units.ts';
import { expect, test } from 'vitest';
import { expiryOf } from '../../listings/expiry.ts';
import { settlements } from './settlements.ts';

const FROM = Date.UTC(2026, 0, 1);
const TO = Date.UTC(2028, 0, 1);
const events = settlements(FROM, TO, FROM);

test('contracts and options expire when they end: each week, and the last one of a quarter with it', () => {
  expect(events).toHaveLength(105);
  for (const { time, importance } of events) {
    expect(expiryOf('cw', time - 1)).toBe(time);
    expect(importance === 3).toBe(expiryOf('cq', time - 1) === time);
  }
  expect(events.filter(({ importance }) => importance === 3)).toHaveLength(8);
  expect(events.filter(({ importance }) => importance === 2)).toHaveLength(16);
});

test('are the same whichever days are asked for', () => {
  const days = Array.from({ length: (TO - FROM) / DAY }, (_, at) => FROM + at * DAY);
  expect(days.flatMap((day) => settlements(day, day + DAY, FROM))).toEqual(events);
});
