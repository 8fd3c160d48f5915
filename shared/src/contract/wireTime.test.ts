import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maybeMillis, maybeSeconds, maybeTime, millis, readWireTime, seconds, wireTime } from './wireTime.ts';

describe('wireTime', () => {
  it.each([
    [1609904835, '2021-01-06T03:47:15.000Z'],
    ['1609904835', '2021-01-06T03:47:15.000Z'],
    [1609904835123, '2021-01-06T03:47:15.123Z'],
    [20171217, '2017-12-16T16:00:00.000Z'],
    ['20171217', '2017-12-16T16:00:00.000Z'],
    ['2017-12-17', '2017-12-16T16:00:00.000Z'],
    ['2017-12-17 08:30', '2017-12-17T00:30:00.000Z'],
    ['2017-12-17 08:30:05', '2017-12-17T00:30:05.000Z'],
    ['2017-12-17T08:30:05Z', '2017-12-17T08:30:05.000Z'],
    ['2017-12-17T08:30:05+08:00', '2017-12-17T00:30:05.000Z'],
  ])('reads %j as %s; text without a zone is Beijing time', (wire, iso) => {
    expect(new Date(readWireTime(wire) ?? 0).toISOString()).toBe(iso);
  });

  it.each([0, '0', '', '--', '暂无', -1, Number.NaN])('reads %j as unknown', (wire) => {
    expect(readWireTime(wire)).toBeNull();
  });

  /** Nanoseconds, the end of Date's range, beyond it, before the calendar. */
  const IMPOSSIBLE = [
    1_609_904_835_000_000_000,
    8.64e15,
    8.64e15 + 1,
    1e300,
    '1e300',
    -1,
    'NaN',
    '99999-01-01',
  ];

  it.each(IMPOSSIBLE)('reads the time %j as unknown, and rejects it if required', (wire) => {
    for (const schema of [maybeTime, maybeSeconds, maybeMillis]) expect(v.parse(schema, wire)).toBeNull();
    for (const schema of [wireTime, seconds, millis]) expect(v.is(schema, wire)).toBe(false);
  });

  it('reads seconds and milliseconds to the same instant', () => {
    expect(v.parse(seconds, 1_609_904_835)).toBe(1_609_904_835_000);
    expect(v.parse(millis, 1_609_904_835_000)).toBe(1_609_904_835_000);
  });
});
