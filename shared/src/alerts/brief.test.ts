import { expect, test } from 'vitest';
import { formatDate } from '../format/time.ts';
import { hourText, lastBriefSlot } from './brief.ts';

const beijing = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['at its hour', 8, '2026-11-29T08:00', '2026-11-29T08:00', '2026-11-28'],
  ['a second before its hour', 8, '2026-11-29T07:59:59', '2026-11-28T08:00', '2026-11-27'],
  ['at midnight', 0, '2026-11-29T00:00', '2026-11-29T00:00', '2026-11-28'],
  ['after the midnight that follows its hour', 23, '2026-11-29T00:30', '2026-11-28T23:00', '2026-11-27'],
])('%s the last brief was due', (_case, hour, now, at, day) => {
  const slot = lastBriefSlot(hour, beijing(now));
  expect(slot.at).toBe(beijing(at));
  expect(formatDate(slot.day)).toBe(day);
});

test('an hour is written as a time', () => {
  expect([0, 8, 23].map(hourText)).toEqual(['00:00', '08:00', '23:00']);
});
