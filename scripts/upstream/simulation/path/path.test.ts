import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { describe, expect, it } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { CELL } from '../grid/gridTime.ts';
import { bridge } from './bridge.ts';
import { createPaths } from './paths.ts';
import { samplesOf } from './samples.ts';
import { CHUNK } from './waves.ts';

const NOW = Date.UTC(2026, 6, 9, 13, 20);
const pathOf = createPaths(5);
const some = coinCatalogue.filter((coin, i) => i % 23 === 0 && coin.launchedAt < NOW - 30 * DAY);

function path(code: string) {
  const found = pathOf(code);
  if (!found) throw new Error(`no path of ${code}`);
  return found;
}

describe('a price path', () => {
  it('has no jumps: a second moves a coin by 2 % at most, Bitcoin by 0.5 %', () => {
    expect(some.length).toBeGreaterThan(30);
    for (const { code } of [...some, { code: 'bitcoin' }]) {
      const { levelAt } = path(code);
      let worst = 0;
      for (let time = NOW; time < NOW + 2 * HOUR; time += SECOND) {
        worst = Math.max(worst, Math.abs(levelAt(time + SECOND) - levelAt(time)));
      }
      expect(worst).toBeLessThan(code === 'bitcoin' ? 0.005 : 0.02);
      expect(worst).toBeGreaterThan(0);
    }
  });

  it('is continuous at the seams of every level', () => {
    for (const code of ['bitcoin', 'monero', 'tether']) {
      const { levelAt } = path(code);
      for (const step of [5 * SECOND, 60 * SECOND, 900 * SECOND, CELL, CHUNK * CELL]) {
        const seam = Math.floor(NOW / step) * step;
        expect(Math.abs(levelAt(seam) - levelAt(seam - 1))).toBeLessThan(2e-4);
        expect(Math.abs(levelAt(seam + 1) - levelAt(seam))).toBeLessThan(2e-4);
      }
    }
  });

  it('volumes add up for any division of time', () => {
    const { range } = path('dogecoin');
    const [from, to] = [NOW - 3 * DAY - 12_345, NOW + 777];
    const whole = range(from, to);
    let [usd, coins, high, low] = [0, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const cuts = [from, from + 3, from + 9_001, NOW - 2 * DAY, NOW - 7 * HOUR - 4_999, NOW - 61_001, to];
    for (const [i, begin] of cuts.slice(0, -1).entries()) {
      const part = range(begin, cuts[i + 1] ?? to);
      usd += part.usd;
      coins += part.coins;
      high = Math.max(high, part.high);
      low = Math.min(low, part.low);
    }
    expect({ usd, coins, high, low }).toEqual(whole);
  });

  it('a wrapped token follows what it stands for, with its own volume', () => {
    const wrapped = coinCatalogue.flatMap((coin) =>
      coin.wraps === null ? [] : [{ ...coin, of: coin.wraps }],
    );
    expect(wrapped.length).toBeGreaterThan(3);
    for (const { code, of, basePrice, launchedAt } of wrapped) {
      const [own, cached] = [path(code), path(of)];
      const part = basePrice / (coinCatalogue.find((coin) => coin.code === of)?.basePrice ?? Number.NaN);
      for (const time of [launchedAt + 90 * DAY, NOW - 200 * DAY, NOW - 7_777, NOW])
        expect(Math.exp(own.levelAt(time) - cached.levelAt(time)), code).toBeCloseTo(part, 3);
      const [ownDay, storedDay] = [own.range(NOW - DAY, NOW), cached.range(NOW - DAY, NOW)];
      expect(Math.exp(ownDay.high - storedDay.high)).toBeCloseTo(part, 6);
      expect(ownDay.usd).toBeGreaterThan(0);
      expect(ownDay.usd).toBeLessThan(storedDay.usd / 3);
    }
  });

  it('keeps dollar coins within 0.3 % of the dollar', () => {
    const pegged = coinCatalogue.filter(({ peg }) => peg === 'usd');
    expect(pegged.length).toBeGreaterThan(8);
    for (const { code, launchedAt } of pegged) {
      const { high, low } = path(code).range(launchedAt, NOW);
      expect(Math.exp(high)).toBeLessThanOrEqual(1.003);
      expect(Math.exp(low)).toBeGreaterThanOrEqual(0.997);
    }
  });

  it('has realistic volatility: 1.5 to 3.5 % a day for Bitcoin, more for small coins, with clustering', () => {
    const daily = (code: string) =>
      Array.from({ length: 900 }, (_, i) => {
        const time = NOW - i * DAY;
        return path(code).levelAt(time) - path(code).levelAt(time - DAY);
      });
    const spread = (moves: readonly number[]) =>
      Math.sqrt(moves.reduce((sum, move) => sum + move ** 2, 0) / moves.length);
    const bitcoin = daily('bitcoin');
    expect(spread(bitcoin)).toBeGreaterThan(0.015);
    expect(spread(bitcoin)).toBeLessThan(0.035);
    for (const code of ['district0x', 'aelf', 'metal']) {
      expect(spread(daily(code))).toBeGreaterThan(0.04);
      expect(spread(daily(code))).toBeLessThan(0.09);
    }
    const months = Array.from({ length: 30 }, (_, i) => spread(bitcoin.slice(i * 30, i * 30 + 30)));
    expect(Math.max(...months) / Math.min(...months)).toBeGreaterThan(1.8);
  });
});

describe('the minutes of a path', () => {
  const minutes = (code: string, from: number, count: number) =>
    Array.from({ length: count }, (_, i) => path(code).range(from + i * MINUTE, from + (i + 1) * MINUTE));

  it('reach the high and the low of their cell once each, and never exceed them', () => {
    const cell = Math.floor(NOW / CELL) * CELL;
    for (const { code } of some.slice(0, 12)) {
      for (let begins = cell - 6 * CELL; begins < cell; begins += CELL) {
        const whole = path(code).range(begins, begins + CELL);
        const parts = minutes(code, begins, CELL / MINUTE);
        expect(parts.filter(({ high }) => high === whole.high)).toHaveLength(1);
        expect(parts.filter(({ low }) => low === whole.low)).toHaveLength(1);
        expect(Math.max(...parts.map(({ high }) => high))).toBe(whole.high);
        expect(Math.min(...parts.map(({ low }) => low))).toBe(whole.low);
      }
    }
  });

  it('divide a cell’s whole volume, in whole numbers', () => {
    const begins = Math.floor(NOW / CELL) * CELL;
    const whole = path('solana').range(begins, begins + CELL);
    const parts = minutes('solana', begins, CELL / MINUTE);
    expect(parts.reduce((sum, { usd }) => sum + usd, 0)).toBe(whole.usd);
    expect(parts.reduce((sum, { coins }) => sum + coins, 0)).toBe(whole.coins);
    expect(parts.every(({ usd, coins }) => Number.isInteger(usd) && usd >= 0 && coins >= 0)).toBe(true);
  });
});

describe('a Brownian bridge', () => {
  it('keeps its ends, and without chance moves in proportion to variance', () => {
    const out = Float64Array.of(1, 0, 0, 4);
    bridge(out, 0, 3, Float64Array.of(1, 1, 2), new Float64Array(3));
    expect([...out]).toEqual([1, 1.5, 2, 4]);
  });

  it('adds its innovations as steps, less their accumulated error', () => {
    const out = Float64Array.of(0, 0, 0);
    bridge(out, 0, 2, Float64Array.of(1, 1), Float64Array.of(1, -0.5));
    expect([...out]).toEqual([0, 0.75, 0]);
  });
});

describe('the samples of a minute', () => {
  it('touch its high and its low and never exceed them, from open to close', () => {
    const minute = { open: 1, close: 1.02, high: 1.05, low: 0.97, sigma: 0.03, usd: 1_000_003, coins: 77 };
    for (let key = 0; key < 300; key += 1) {
      const { nodes, usd, coins } = samplesOf({ ...minute, key });
      expect(nodes[0]).toBe(minute.open);
      expect(nodes.at(-1)).toBe(minute.close);
      expect(Math.max(...nodes)).toBe(minute.high);
      expect(Math.min(...nodes)).toBe(minute.low);
      expect(usd.reduce((sum, part) => sum + part, 0)).toBe(minute.usd);
      expect(coins.reduce((sum, part) => sum + part, 0)).toBe(minute.coins);
      expect([...usd, ...coins].every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
    }
  });
});

describe('dividing a whole number', () => {
  it('divides exactly by weight; without weights all goes to the last part', () => {
    expect([...divide(10, Float64Array.of(0, 0))]).toEqual([0, 10]);
    expect([...divide(10, Float64Array.of(1, 3, 1))]).toEqual([2, 6, 2]);
    expect([...divide(0, Float64Array.of(1, 3))]).toEqual([0, 0]);
  });
});
