import { describe, expect, test } from 'vitest';
import { formatClock, formatDate, formatDateTime, formatMonth, formatZonedTime } from './time.ts';
import { formatDayHeading, formatRelative, formatShortTime } from './timeWords.ts';

const now = Date.UTC(2026, 10, 20, 4, 0, 0); // 12:00 in Beijing

describe('time', () => {
  test.each([
    [0, '刚刚'],
    [59_999, '刚刚'],
    [60_000, '1分钟前'],
    [59 * 60_000, '59分钟前'],
    [60 * 60_000, '1小时前'],
    [24 * 3_600_000 - 1, '23小时前'],
    [24 * 3_600_000, '昨天'],
    [36 * 3_600_000, '昨天'],
    [36 * 3_600_000 + 1, '11-18 23:59'],
    [400 * 86_400_000, '2025-10-16'],
    [-30_000, '刚刚'],
    [-3 * 86_400_000, '3天后'],
  ])('%d ms ago reads %s', (age, text) => {
    expect(formatRelative(now - age, now)).toBe(text);
  });

  test('clock times are in Beijing unless another zone is given', () => {
    expect(formatDateTime(now)).toBe('2026-11-20 12:00:00');
    expect(formatDateTime(now, 'UTC')).toBe('2026-11-20 04:00:00');
  });

  test('a time of another year shows its year, one of this year its hour', () => {
    expect(formatShortTime(now, now)).toBe('11-20 12:00');
    expect(formatShortTime(now - 366 * 86_400_000, now)).toBe('2025-11-19');
  });

  test.each([
    [0, '今天 11月20日 星期五'],
    [-1, '昨天 11月19日 星期四'],
    [1, '明天 11月21日 星期六'],
    [2, '11月22日 星期日'],
    [-365, '2025年11月20日 星期四'],
  ])('%d days from now has the heading %s', (days, text) => {
    expect(formatDayHeading(now + days * 86_400_000, now)).toBe(text);
  });

  test('yesterday is the previous day in the reader’s zone, whatever the hours', () => {
    const late = Date.UTC(2026, 10, 20, 15, 0, 0); // 23:00 in Beijing, 15:00 in UTC
    const thirty = late - 30 * 3_600_000;
    expect(formatRelative(thirty, late)).toBe('昨天');
    expect(formatRelative(thirty, late, 'UTC')).toBe('昨天');
    const early = Date.UTC(2026, 10, 20, 17, 0, 0); // 01:00 on the 21st in Beijing
    expect(formatRelative(early - 26 * 3_600_000, early)).toBe('11-19 23:00');
    expect(formatRelative(early - 26 * 3_600_000, early, 'UTC')).toBe('昨天');
  });

  test('a month is a Beijing month', () => {
    expect(formatMonth(Date.UTC(2017, 5, 30, 16))).toBe('2017-07');
    expect(formatMonth(Date.UTC(2017, 5, 30, 15))).toBe('2017-06');
  });

  test('an exact time names its zone', () => {
    expect(formatZonedTime(now)).toBe('2026-11-20 12:00:00（北京时间 UTC+8）');
    expect(formatZonedTime(now, 'UTC')).toBe('2026-11-20 04:00:00（UTC）');
  });

  test('an unknown or impossible time is --', () => {
    for (const time of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 9e15]) {
      expect([
        formatDate(time),
        formatClock(time),
        formatDateTime(time),
        formatZonedTime(time),
        formatShortTime(time, now),
        formatDayHeading(time, now),
        formatMonth(time),
        formatRelative(time, now),
      ]).toEqual(Array(8).fill('--'));
    }
  });
});
