import { expect, it } from 'vitest';
import { imageStart } from './image.ts';

it('the Dockerfile says how a gate is started', () => {
  const { flags, script, memory } = imageStart();
  expect(script).toBe('bff/src/main.ts');
  expect(flags).toEqual(expect.arrayContaining([expect.stringMatching(/^--max-old-space-size=\d+$/)]));
  expect(Object.keys(memory)).toEqual([
    'MALLOC_ARENA_MAX',
    'MALLOC_TRIM_THRESHOLD_',
    'MALLOC_MMAP_THRESHOLD_',
  ]);
});
