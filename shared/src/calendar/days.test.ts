import { describe, expect, test } from 'vitest';
import { formatDate } from '../format/time.ts';
import { dayOfText, monthStart, weekStart } from './days.ts';

const at = (text: string) => dayOfText(text) ?? Number.NaN;

describe('Beijing days', () => {
  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-03-01', '2026-02-23'],
  ])('the week of %s begins on Monday %s', (day, monday) => {
    expect(formatDate(weekStart(at(day)))).toBe(monday);
  });

  test.each([
    ['2026-11-23', 0, '2026-11-01'],
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-01-05', -1, '2025-12-01'],
  ])('the month of %s, %i later, begins on %s', (day, later, first) => {
    expect(formatDate(monthStart(at(day), later))).toBe(first);
  });

  test.each(['2026-02-30', '2026-13-01', '', 'today'])('%j is not a day', (text) => {
    expect(dayOfText(text)).toBeNull();
  });
});
