import { expect, test } from 'vitest';
import { sumOfHours } from './sumOfHours.ts';

const hours = [1, 2, 3, 4];

test('contracts are added hour by hour, each from its first hour on', () => {
  const old = new Map(hours.map((hour) => [hour, 10]));
  const young = new Map([
    [3, 5],
    [4, 6],
  ]);
  expect([...sumOfHours([old, young], hours)]).toEqual([
    [1, 10],
    [2, 10],
    [3, 15],
    [4, 16],
  ]);
});

test('an hour that one of them lacks has no sum, for it would be too small', () => {
  const whole = new Map(hours.map((hour) => [hour, 10]));
  const gap = new Map([
    [1, 1],
    [3, 1],
    [4, 1],
  ]);
  expect([...sumOfHours([whole, gap], hours).keys()]).toEqual([1, 3, 4]);
});

test('contracts without a past have none', () => {
  expect(sumOfHours([], hours).size).toBe(0);
  expect(sumOfHours([new Map(), new Map()], hours).size).toBe(0);
});
