import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bar, createSheet } from './sheet.ts';
import { seriesOf } from './technical.ts';
import { technicals, usualUse } from './technicals.ts';

const HOUR = 3_600_000;

const prices = fc.record({
  open: fc.double({ min: 1, max: 100, noNaN: true }),
  close: fc.double({ min: 1, max: 100, noNaN: true }),
  above: fc.double({ min: 0, max: 5, noNaN: true }),
  below: fc.double({ min: 0, max: 0.9, noNaN: true }),
  volume: fc.integer({ min: 0, max: 50 }),
  /** The current candle changes before the next one opens. */
  drafts: fc.integer({ min: 0, max: 2 }),
});
type Prices = typeof prices extends fc.Arbitrary<infer Made> ? Made : never;

function barOf({ open, close, above, below, volume }: Prices, place: number): Bar {
  const [high, low] = [Math.max(open, close) + above, Math.min(open, close) - below];
  const bought = volume % 7 === 0 ? undefined : volume / 4;
  return { time: place * HOUR, open, close, high, low, volume, turnover: volume * close, bought };
}

describe('a sheet whose latest candle changes and is followed by others', () => {
  it.each(technicals.map((one) => [one.key, one] as const))(
    '%s equals a full calculation',
    (_, technical) => {
      const { params } = usualUse(technical);
      const small = params.map((param) => (Number.isInteger(param) && param > 6 ? (param % 5) + 2 : param));
      fc.assert(
        fc.property(fc.array(prices, { minLength: 3, maxLength: 60 }), fc.nat(10), (path, known) => {
          const bars: Bar[] = path.slice(0, known).map(barOf);
          const sheet = createSheet(bars);
          const columns = technical.calc(sheet, small);
          path.slice(known).forEach((made, i) => {
            const place = known + i;
            for (let draft = made.drafts; draft >= 0; draft -= 1) {
              bars[place] = barOf({ ...made, above: made.above + draft, close: made.close + draft }, place);
              sheet.update(place);
            }
          });
          expect(columns.map(({ values }) => values)).toEqual(seriesOf(technical, bars, small));
        }),
        { numRuns: 40 },
      );
    },
  );

  it('reports the first changed index of a series shifted back', () => {
    const ichimoku = technicals.find(({ key }) => key === 'ICHIMOKU');
    const bars = Array.from({ length: 80 }, (_, i) => barOf({ ...FLAT, close: 10 + i }, i));
    const sheet = createSheet(bars);
    ichimoku?.calc(sheet, [9, 26, 52]);
    expect(sheet.update(79)).toBe(79 - 25);
  });
});

const FLAT: Prices = { open: 10, close: 10, above: 1, below: 0.5, volume: 1, drafts: 0 };
