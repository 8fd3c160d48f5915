import { describe, expect, it } from 'vitest';
import { beijingDayStart } from './beijingDay.ts';

describe('a Beijing day', () => {
  it('begins at 16:00 UTC of the day before', () => {
    expect(beijingDayStart('2026-11-20')).toBe(Date.UTC(2026, 10, 19, 16));
  });

  it.each(['', '2026-02-30', '2026-13-01', '20261120', '昨天', '2026-11-20T00:00', '1800-01-01'])(
    'is not parsed from %j',
    (text) => {
      expect(beijingDayStart(text)).toBeNull();
    },
  );
});
