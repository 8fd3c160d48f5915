import { describe, expect, test } from 'vitest';
import { formatDateTime, formatDayHeading, formatRelative, formatShortTime } from './time.ts';

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

  test('clock times are Beijing time unless another zone is asked for', () => {
    expect(formatDateTime(now)).toBe('2026-11-20 12:00:00');
    expect(formatDateTime(now, 'UTC')).toBe('2026-11-20 04:00:00');
  });

  test('a time of another year shows its year, one of this year its hour', () => {
    expect(formatShortTime(now, now)).toBe('11-20 12:00');
    expect(formatShortTime(now - 366 * 86_400_000, now)).toBe('2025-11-19');
  });

  test('a day is named with its weekday', () => {
    expect(formatDayHeading(now)).toBe('11月20日 星期五');
  });
});
