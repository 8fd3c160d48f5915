import { describe, expect, it } from 'vitest';
import { coinCatalogue } from '../catalogue/coinCatalogue.ts';
import { cut, divide, partOf, type Span } from './bridge.ts';
import { createPaths } from './paths.ts';
import { DAY, HOUR, SECOND } from './time.ts';

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

  it('meets itself at the seams of every level', () => {
    for (const code of ['bitcoin', 'monero', 'tether']) {
      const { levelAt } = path(code);
      for (const step of [5 * SECOND, 60 * SECOND, 900 * SECOND, 8 * HOUR, 512 * 8 * HOUR]) {
        const seam = Math.floor(NOW / step) * step;
        expect(Math.abs(levelAt(seam) - levelAt(seam - 1))).toBeLessThan(2e-4);
        expect(Math.abs(levelAt(seam + 1) - levelAt(seam))).toBeLessThan(2e-4);
      }
    }
  });

  it('adds up volumes however the time is cut', () => {
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

  it('keeps dollar coins within 0.3 % of the dollar, always', () => {
    const pegged = coinCatalogue.filter(({ peg }) => peg === 'usd');
    expect(pegged.length).toBeGreaterThan(8);
    for (const { code, launchedAt } of pegged) {
      const { high, low } = path(code).range(launchedAt, NOW);
      expect(Math.exp(high)).toBeLessThanOrEqual(1.003);
      expect(Math.exp(low)).toBeGreaterThanOrEqual(0.997);
    }
  });

  it('swings as its kind does: 1.5 to 3.5 % a day for Bitcoin, more for small coins, with quiet and loud times', () => {
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

describe('cutting a span', () => {
  const span: Span = {
    key: 99,
    open: 1,
    close: 1.02,
    high: 1.05,
    low: 0.97,
    sigma: 0.03,
    usd: 1_000_003,
    coins: 77,
  };

  it('touches the high and the low and nothing beyond, from open to close', () => {
    for (let key = 0; key < 300; key += 1) {
      const parts = cut({ ...span, key }, 32);
      expect(parts.nodes[0]).toBe(span.open);
      expect(parts.nodes[32]).toBe(span.close);
      expect(Math.max(...parts.high)).toBe(span.high);
      expect(Math.min(...parts.low)).toBe(span.low);
      expect(Math.max(...parts.nodes)).toBe(span.high);
      expect(Math.min(...parts.nodes)).toBe(span.low);
    }
  });

  it('hands out the whole volume, in whole numbers', () => {
    const { usd, coins } = cut(span, 15);
    expect(usd.reduce((sum, part) => sum + part, 0)).toBe(span.usd);
    expect(coins.reduce((sum, part) => sum + part, 0)).toBe(span.coins);
    expect([...usd, ...coins].every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
  });

  it('holds for the parts of parts', () => {
    const inner = cut(partOf(cut(span, 32), 5), 15);
    expect(Math.max(...inner.high)).toBe(inner.span.high);
    expect(Math.min(...inner.low)).toBe(inner.span.low);
  });

  it('divides nothing among nobody, and all by weight', () => {
    expect([...divide(10, Float64Array.of(0, 0))]).toEqual([0, 10]);
    expect([...divide(10, Float64Array.of(1, 3, 1))]).toEqual([2, 6, 2]);
    expect([...divide(0, Float64Array.of(1, 3))]).toEqual([0, 0]);
  });
});
