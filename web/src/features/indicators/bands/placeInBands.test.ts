import type { IndicatorBand } from '@coinmirror/shared/indicators/bands.ts';
import { describe, expect, it } from 'vitest';
import { placeInBands } from './placeInBands.ts';

const band = (from: number | null, to: number | null): IndicatorBand => ({
  key: `${from}`,
  name: '',
  from,
  to,
  tone: 'neutral',
  meaning: '',
});
const bands = [band(null, 1), band(1, 2), band(2, null)];

describe('the position of a value on the scale of its bands', () => {
  it.each([
    [0.5, 0.5 / 3],
    [1.5, 1.5 / 3],
    [4, 2.5 / 3],
    [-9, 0.04 / 3],
    [1e9, 2.96 / 3],
  ])('%d stands at %d', (value, place) => {
    expect(placeInBands(bands, value)).toBeCloseTo(place, 10);
  });

  it('increases with the value', () => {
    const places = [0.1, 0.9, 1, 1.4, 1.9, 2, 2.5, 10].map((value) => placeInBands(bands, value));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
