import { describe, expect, it } from 'vitest';
import { readWireTime } from './wireTime.ts';

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
});
