import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { HOUR, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { createTestWorld } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { type FuturesIndex, futuresIndex } from './futures.ts';

const OPENING = Date.parse('2026-03-10T09:00:00Z');
const LATER = [5 * SECOND, 10 * SECOND, MINUTE, 11 * MINUTE, 40 * MINUTE];

/** Books of one market while its clock advances from twenty minutes past an hour. */
async function indexesOverTime(): Promise<readonly (readonly [time: number, index: FuturesIndex])[]> {
  const clock = { time: OPENING + 20 * MINUTE };
  const sources = createTestWorld(() => clock.time);
  const indexes: [number, FuturesIndex][] = [];
  for (const after of [0, ...LATER]) {
    clock.time = OPENING + 20 * MINUTE + after;
    indexes.push([clock.time, await futuresIndex(sources)]);
  }
  return indexes;
}

describe('liquidation orders over time', async () => {
  const indexes = await indexesOverTime();

  it('never change once listed', () => {
    const known = new Map<string, unknown>();
    let again = 0;
    for (const [time, { liquidated }] of indexes) {
      for (const order of liquidated.flatMap(({ orders }) => orders)) {
        if (order.time > time) continue;
        if (known.has(order.id)) again += 1;
        expect(known.get(order.id) ?? order).toEqual(order);
        known.set(order.id, order);
      }
    }
    expect(again).toBeGreaterThan(500);
  });

  it('make hourly sums that only grow, and never change after the hour', () => {
    const hours = new Map<string, { readonly long: number; readonly short: number }>();
    for (const [time, { liquidated }] of indexes) {
      for (const { coin, hours: own } of liquidated) {
        for (const hour of own) {
          const key = `${coin.facts.code} ${hour.time}`;
          const before = hours.get(key) ?? hour;
          expect(hour.long).toBeGreaterThanOrEqual(before.long);
          expect(hour.short).toBeGreaterThanOrEqual(before.short);
          if (hour.time + HOUR <= time && hour.time < OPENING) expect(hour).toEqual(before);
          hours.set(key, hour);
        }
      }
    }
  });

  it('add up to each completed hour, for every tracked coin', () => {
    const [, index] = indexes[0] ?? [];
    for (const { hours, orders, coin } of index?.liquidated ?? []) {
      const over = hours.find(({ time }) => time === OPENING - HOUR);
      const ofHour = (side: string) =>
        sum(
          orders.filter((order) => order.side === side && minuteOf(order.id) < OPENING / MINUTE),
          ({ usd }) => usd,
        );
      expect([coin.facts.code, ofHour('long'), ofHour('short')]).toEqual([
        coin.facts.code,
        over?.long,
        over?.short,
      ]);
    }
  });
});

/** The minute whose move triggered an order, from its id. */
function minuteOf(id: string): number {
  return Number(/-(\d+)-(?:long|short)-\d+$/.exec(id)?.[1]);
}
