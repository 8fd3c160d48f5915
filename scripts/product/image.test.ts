import { expect, it } from 'vitest';
import { imageStart, upstreamStart } from './image.ts';

it('the Dockerfile defines how the gateway starts', () => {
  const { flags, script, memory } = imageStart();
  expect(script).toBe('bff/src/main.ts');
  expect(flags).toEqual(expect.arrayContaining([expect.stringMatching(/^--max-old-space-size=\d+$/)]));
  expect(Object.keys(memory)).toEqual([
    'MALLOC_ARENA_MAX',
    'MALLOC_TRIM_THRESHOLD_',
    'MALLOC_MMAP_THRESHOLD_',
  ]);
});

it('the composition defines how the upstream starts, also within memory limits', () => {
  const { flags, script, memory } = upstreamStart();
  expect(script).toBe('scripts/upstream/main.ts');
  expect(flags).toEqual(expect.arrayContaining([expect.stringMatching(/^--max-old-space-size=\d+$/)]));
  expect(memory).toEqual(imageStart().memory);
});
