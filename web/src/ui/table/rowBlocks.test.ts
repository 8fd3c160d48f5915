import { describe, expect, test } from 'vitest';
import {
  BLOCK_ROWS,
  BLOCKS_A_STEP,
  type BlockRange,
  blocksInView,
  SPARE_BLOCKS,
  stepTowards,
} from './rowBlocks.ts';

const ROWS = 5_000;
const HEIGHT = 52;
const at = (row: number, screen = 900) => blocksInView(row * HEIGHT, screen, HEIGHT, ROWS);

function settle(from: BlockRange, seen: BlockRange): BlockRange[] {
  const steps = [from];
  for (let now = from; ; ) {
    const next = stepTowards(now, seen, ROWS);
    if (next === now) return steps;
    steps.push(next);
    now = next;
  }
}

describe('the blocks of a long table', () => {
  test.each([0, 1, 333, 4_000, 4_990])('cover every row of a viewport that starts at row %i', (row) => {
    const { start, end } = at(row);
    expect(start * BLOCK_ROWS).toBeLessThanOrEqual(row);
    expect(end * BLOCK_ROWS).toBeGreaterThanOrEqual(Math.min(ROWS, row + 900 / HEIGHT));
  });

  test('of a body below or above the viewport are its first and its last', () => {
    expect(at(-100)).toEqual({ start: 0, end: 1 });
    expect(at(9_999)).toEqual({ start: ROWS / BLOCK_ROWS - 1, end: ROWS / BLOCK_ROWS });
    expect(blocksInView(0, 900, HEIGHT, 0)).toEqual({ start: 0, end: 0 });
  });

  test('settle around the visible ones, however far the jump, a few rows a step', () => {
    const seen = at(2_500);
    const steps = settle(at(0), seen);
    const rest = steps.at(-1);
    expect(rest).toEqual({ start: seen.start - SPARE_BLOCKS, end: seen.end + SPARE_BLOCKS });
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (!before) continue;
      const kept = Math.max(0, Math.min(before.end, step.end) - Math.max(before.start, step.start));
      expect(step.end - step.start - kept).toBeLessThanOrEqual(BLOCKS_A_STEP);
    }
  });

  test('render visible rows before spare ones', () => {
    const seen = at(2_500);
    const steps = settle(at(0), seen).slice(1);
    expect(steps[0]).toEqual({ start: seen.start, end: seen.start + BLOCKS_A_STEP });
    for (const step of steps.slice(0, -1)) {
      if (step.end < seen.end) expect(step.start).toBe(seen.start);
    }
  });

  test('are dropped when too far from the viewport', () => {
    const near = settle(at(0), at(100)).at(-1) ?? at(0);
    const further = settle(near, at(106)).at(-1);
    expect(further?.start).toBe(at(106).start - SPARE_BLOCKS);
  });

  test('stay unchanged at the ends of the table', () => {
    expect(settle({ start: 0, end: 1 }, at(0)).at(-1)?.start).toBe(0);
    expect(settle(at(4_990), at(4_990)).at(-1)?.end).toBe(ROWS / BLOCK_ROWS);
  });
});
