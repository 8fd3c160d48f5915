import { rotationOf } from '@coinmirror/testing/rotation.ts';
import { expect, test } from 'vitest';

const CASES = Array.from({ length: 100 }, (_, at) => at);
const noon = (day: number) => Date.UTC(2026, 0, day, 12);

test('three days take every case once, and each says what repeats it', () => {
  const days = [1, 2, 3].map((day) => rotationOf(undefined, noon(day)));
  expect(days.flatMap(({ of }) => of(CASES)).toSorted((a, b) => a - b)).toEqual(CASES);
  for (const { label, of } of days) {
    const again = rotationOf(label.replace('HOSTILE=', ''), noon(17));
    expect([again.label, again.of(CASES)]).toEqual([label, of(CASES)]);
  }
});

test.each([undefined, '', '3', '-1', 'none', '0.5'])('%j takes the turn of the day', (hostile) => {
  expect(rotationOf(hostile, noon(2)).label).toBe(rotationOf(undefined, noon(2)).label);
});

test('HOSTILE=all takes all of it', () => {
  const { of, isAll } = rotationOf('all', noon(1));
  expect([of(CASES), isAll]).toEqual([CASES, true]);
});

test('of fewer than three cases every day takes one', () => {
  for (const day of [1, 2, 3]) {
    const { of } = rotationOf(undefined, noon(day));
    expect([of(['a', 'b']).length, of(['a']), of([])]).toEqual([1, ['a'], []]);
  }
});
