import { expect, test } from 'vitest';
import { mapSome } from './mapSome.ts';

test('maps in the order of the rows, so many at a time', async () => {
  let [running, most] = [0, 0];
  const values = await mapSome([5, 1, 4, 2, 3], 2, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await null;
    running -= 1;
    return turns * 10;
  });
  expect(values).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
});

test('rejects with the first error, and maps nothing of no rows', async () => {
  await expect(mapSome([1, 2], 1, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await mapSome([], 3, async () => 1)).toEqual([]);
});
