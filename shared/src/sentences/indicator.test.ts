import { describe, expect, it } from 'vitest';
import { ahr999Price } from '../indicators/ahr999.ts';
import { ahr999Indicator } from '../indicators/definitions/ahr999.ts';
import { mayerIndicator } from '../indicators/definitions/mayer.ts';
import { piCycleIndicator } from '../indicators/definitions/picycle.ts';
import { zoneOf } from '../indicators/zone.ts';
import { indicatorSentence } from './indicator.ts';
import { textOf } from './sentence.ts';

const said = (...given: Parameters<typeof indicatorSentence>) => {
  const sentence = indicatorSentence(...given);
  return sentence && textOf(sentence);
};
const day = (value: number | null, price: number | null, lines: readonly (number | null)[] = []) => [
  { time: 0, value, price, lines },
];

describe('what it would take to leave the band', () => {
  it('is the nearest price at which another band begins, below or above', () => {
    const [fit, cost] = [100_000, 110_000];
    const at = (value: number) => ahr999Price(value, cost, fit) ?? 0;
    expect(said(ahr999Indicator, day(0.5, at(0.5), [fit, cost]))).toBe(
      `ahr999 现为 0.5000，在定投区；跌破 0.45 需 BTC 到 $${Math.round(at(0.45)).toLocaleString('en')}。`,
    );
    expect(said(ahr999Indicator, day(1.1, at(1.1), [fit, cost]))).toContain('；升到 1.2 需 BTC 到 $');
    expect(said(mayerIndicator, day(0.9, 90_000))).toContain('；升到 1 需 BTC 到 $100,000');
  });

  it('is left out where no price does it, or none is known', () => {
    expect(said(piCycleIndicator, day(0.64, 90_000))).toBe('Pi 周期比值现为 0.640，未触发（还差 36%）。');
    expect(said(ahr999Indicator, day(0.5, null))).toBe('ahr999 现为 0.5000，在定投区。');
  });
});

it.each([
  [0.64, '未触发（还差 36%）'],
  [1, '已触发'],
  [1.2, '已触发'],
  [null, ''],
])('a trigger at %s is %s', (value, zone) => {
  expect(zoneOf(piCycleIndicator, value)).toBe(zone);
});
