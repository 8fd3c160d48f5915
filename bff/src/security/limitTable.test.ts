import { expect, it } from 'vitest';
import { createLimitTable, type LimitTable } from './limitTable.ts';

const MINUTE = { times: 5, ms: 60_000 };
const MOST = 100;

function start() {
  const clock = { now: 1_000 };
  return { clock, table: createLimitTable(() => clock.now, MOST) };
}

function count(table: LimitTable, key: string, times: number): number {
  for (let turn = 1; turn < times; turn += 1) table.increment(key, MINUTE);
  return table.increment(key, MINUTE).hits;
}

it('counts a key until its window ends, and says when', () => {
  const { clock, table } = start();
  expect(count(table, 'a', 3)).toBe(3);
  clock.now += 59_999;
  expect(table.increment('a', MINUTE)).toEqual({ hits: 4, endsAt: 61_000 });
  clock.now += 1;
  expect(table.increment('a', MINUTE)).toEqual({ hits: 1, endsAt: 121_000 });
});

it('gives back what should not count, and keeps nothing of a key that has none', () => {
  const { table } = start();
  count(table, 'a', 5);
  table.decrement('a', MINUTE);
  expect(table.get('a')?.hits).toBe(4);
  for (let turn = 0; turn < 6; turn += 1) table.decrement('a', MINUTE);
  table.decrement('never', MINUTE);
  expect(table.size()).toBe(0);
});

it('takes no more memory for a hundred thousand keys', () => {
  const { table } = start();
  for (let key = 0; key < 100_000; key += 1) count(table, `number ${key}`, 1 + (key % 6));
  expect(table.size()).toBeLessThanOrEqual(2 * MOST);
});

it('forgets no used-up limit for a flood of new keys, however often they come', () => {
  const { table } = start();
  count(table, 'attacker', 5);
  for (let key = 0; key < 10 * MOST; key += 1) count(table, `invented ${key}`, 4);
  expect(table.increment('attacker', MINUTE).hits).toBe(6);
});

it('forgets no used-up limit of who goes on calling, whatever else is used up meanwhile', () => {
  const { table } = start();
  count(table, 'attacker', 5);
  for (let key = 0; key < 10 * MOST; key += 1) {
    count(table, `accomplice ${key}`, 5);
    if (key % (MOST / 2) === 0) table.increment('attacker', MINUTE);
  }
  expect(table.increment('attacker', MINUTE).hits).toBeGreaterThan(5);
});

it('a used-up limit that is given back and one whose window is over have room for others again', () => {
  const { clock, table } = start();
  count(table, 'a', 5);
  table.decrement('a', MINUTE);
  for (let key = 0; key < 2 * MOST; key += 1) count(table, `other ${key}`, 1);
  expect(table.get('a')).toBeUndefined();
  count(table, 'b', 9);
  clock.now += 60_000;
  expect(table.get('b')).toBeUndefined();
});
