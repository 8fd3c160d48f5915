import { describe, expect, test } from 'vitest';
import { factColumns } from './factColumns.ts';

describe('factColumns', () => {
  test.each([
    [9, 7, 5, 2],
    [8, 7, 4, 1],
    [7, 7, 7, 1],
    [5, 7, 5, 1],
    [13, 7, 7, 2],
    [10, 4, 4, 3],
    [3, 2, 2, 2],
    [1, 7, 1, 1],
    [0, 7, 1, 1],
  ])('%d facts where %d fit: %d columns, the last taking %d', (count, most, columns, last) => {
    expect(factColumns(count, most)).toEqual({ columns, last });
  });

  test('every row is full, whatever number fits', () => {
    for (let most = 1; most <= 7; most += 1) {
      for (let count = 1; count <= 30; count += 1) {
        const { columns, last } = factColumns(count, most);
        expect((count - 1 + last) % columns).toBe(0);
        expect(columns).toBeLessThanOrEqual(most);
      }
    }
  });
});
