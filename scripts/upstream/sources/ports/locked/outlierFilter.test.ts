import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMarketStore } from '../../store/marketStore.ts';
import { createOutlierFilter } from './outlierFilter.ts';

const inMemory = () => openMarketStore({ dataDir: null, now: Date.now }).odd;

/** What is believed after each reading. */
function believed(readings: readonly number[]): readonly (number | null)[] {
  const filter = createOutlierFilter(inMemory());
  return readings.map((value, at) => filter.believe('Ethereum', value, at));
}

test.each([
  ['a fall to 0 for one reading', [60, 0, 61], [60, 60, 61]],
  ['a rise to six times for one reading', [60, 360, 61], [60, 60, 61]],
  ['a real fall by two thirds', [60, 20], [60, 20]],
  ['0 three times in a row', [60, 0, 0, 0], [60, 60, 60, 0]],
  ['six times three times in a row', [60, 360, 350, 370], [60, 60, 60, 370]],
  ['far numbers that disagree', [60, 360, 3_600, 360, 0], [60, 60, 60, 60, 60]],
  ['0 from the first reading on', [0, 0, 0, 5], [null, null, 0, 5]],
])('%s', (_what, readings, after) => {
  expect(believed(readings)).toEqual(after);
});

test('a reading counts once, however often it is asked for', () => {
  const filter = createOutlierFilter(inMemory());
  filter.believe('Ethereum', 60, 1);
  for (let asked = 0; asked < 5; asked++) expect(filter.believe('Ethereum', 0, 2)).toBe(60);
});

test('an odd reading outlives a restart: the answer that is found is not believed, and counts once', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'steady-'));
  const open = () => openMarketStore({ dataDir, now: Date.now });
  const first = open();
  const before = createOutlierFilter(first.odd);
  before.believe('Ethereum', 60, 1);
  expect(before.believe('Ethereum', 360, 2)).toBe(60);
  expect(first.odd.all().get('Ethereum')).toEqual({ believed: 60, odd: 360, readings: 1, since: 2, at: 2 });
  first.close();

  const second = open();
  const after = createOutlierFilter(second.odd);
  expect(after.believe('Ethereum', 360, 2)).toBe(60);
  expect(after.believe('Ethereum', 360, 3)).toBe(60);
  expect(after.believe('Ethereum', 360, 4)).toBe(360);
  expect(second.odd.all().size).toBe(0);
  second.close();
});
