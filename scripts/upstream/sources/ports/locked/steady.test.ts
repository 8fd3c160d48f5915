import { expect, test } from 'vitest';
import { createSteadyBook } from './steady.ts';

/** What is believed after each reading. */
function believed(readings: readonly number[]): readonly (number | null)[] {
  const book = createSteadyBook();
  return readings.map((value, at) => book.believe('Ethereum', value, at));
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
  const book = createSteadyBook();
  book.believe('Ethereum', 60, 1);
  for (let asked = 0; asked < 5; asked++) expect(book.believe('Ethereum', 0, 2)).toBe(60);
});
