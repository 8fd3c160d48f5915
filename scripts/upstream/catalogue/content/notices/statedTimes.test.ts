import { describe, expect, test } from 'vitest';
import { statedTime } from './statedTimes.ts';

const PUBLISHED = Date.parse('2026-11-29T04:00:00Z');

/** Every instant of a year, in every form, zone and clock, is read back. */
describe('an instant that is written in any form', () => {
  const MONTHS = [
    'Jan',
    'February',
    'Mar',
    'April',
    'May',
    'June',
    'Jul',
    'August',
    'Sept',
    'Oct',
    'November',
    'Dec',
  ];
  const pad = (value: number) => String(value).padStart(2, '0');
  const FORMS: readonly ((date: Date) => string)[] = [
    (date) => `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日 ${clock(date)}`,
    (date) =>
      `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())} ${clock(date)}`,
    (date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}, ${clock(date)}`,
    (date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()} at ${clock(date)}`,
  ];
  const clock = (date: Date) => `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`;
  const ZONES = [
    ['UTC', 0],
    ['(UTC+8)', 8],
    ['（UTC-3）', -3],
  ] as const;

  test.each(FORMS.flatMap((_, form) => ZONES.map(([zone, hours]) => [form, zone, hours] as const)))(
    'form %i in %s',
    (form, zone, hours) => {
      for (let step = 1; step < 350; step += 7) {
        const time = PUBLISHED + step * 86_400_000 + step * 1_260_000 - ((step * 1_260_000) % 60_000);
        const local = new Date(time + hours * 3_600_000);
        const text = `Trading begins on ${FORMS[form]?.(local)} ${zone}`;
        expect(statedTime(text), text).toMatchObject({ time });
      }
    },
  );
});

test.each([
  ['on Dec 3, 2026, 10:00', 'noZone'],
  ['at 10:00 UTC', 'none'],
  ['on Dec 3, 10:00 UTC', 'none'],
  ['on Dec 3, 2026, 10:00 UTC and Dec 4', 'several'],
  ['on Feb 30, 2027, 10:00 UTC', 'impossible'],
  ['with a margin 10 of 3:1, in march', 'none'],
])('%j is refused: %s', (text, refused) => {
  expect(statedTime(text)).toEqual({ refused });
});

test('says in which sentence the hour stands', () => {
  const text = 'Deposits are open. Trading begins on Dec. 3, 2026, 10:00 a.m. UTC. Have fun.';
  expect(statedTime(text)).toMatchObject({
    sentence: ' Trading begins on Dec. 3, 2026, 10:00 a.m. UTC',
  });
});
