import { expect, test } from 'vitest';
import { fearGreedIndicator } from '../indicators/definitions/feargreed.ts';
import { fearGreedBand } from '../indicators/fearGreed.ts';
import { FEAR_GREED_BANDS } from './fearGreedBands.ts';

test('the bands equal those of the index’s page, from fear to greed, and are named like its value', () => {
  const bands = Object.values(FEAR_GREED_BANDS);
  expect(fearGreedIndicator.bands).toMatchObject(bands);
  for (const { from, name } of bands) expect(fearGreedBand(from ?? 0)).toBe(name);
});
