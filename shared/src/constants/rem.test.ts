import { expect, it } from 'vitest';
import { inRem, rem, windowWidth } from './rem.ts';

it.each([
  ['52px', '3.25rem'],
  ['0 8px 28px rgb(22 32 64 / 16%)', '0 0.5rem 1.75rem rgb(22 32 64 / 16%)'],
  ['calc(100% - 12px)', 'calc(100% - 0.75rem)'],
  ['-6px', '-0.375rem'],
  ['repeat(6,minmax(0,124px))', 'repeat(6,minmax(0,7.75rem))'],
  ['.5px', '.5px'],
  ['1px solid', '1px solid'],
  ['var(--w-12px) 999px', 'var(--w-12px) 62.4375rem'],
])('%s is written as %s', (design, written) => {
  expect(inRem(design)).toBe(written);
});

it('is the same length to the last bit where letters have their usual size', () => {
  for (let px = 3; px < 2000; px += 1) {
    expect(Number.parseFloat(rem(px)) * 16).toBe(px);
    expect(Number.parseFloat(windowWidth(px)) * 16).toBe(px);
  }
});
