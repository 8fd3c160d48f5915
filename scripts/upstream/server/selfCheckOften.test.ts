import { testContext } from '@coinmirror/testing/world.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckedRelations } from '../answers/relations/relation.ts';
import { selfCheckOften } from './selfCheckOften.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CYCLE = 5_000;
const found = (checked: number): CheckedRelations => ({ at: 1, checked, failed: 0, failures: [] });

/** Runs that take some ms each of work. */
function often(takes: number, outcome: (turn: number) => CheckedRelations = () => found(9)) {
  let worked = 0;
  const turns: number[] = [];
  const lines: string[] = [];
  const often = selfCheckOften({
    sources: testContext.sources,
    log: (line) => void lines.push(line),
    worked: () => worked,
    async run(turn) {
      turns.push(turn);
      worked += takes;
      return outcome(turn);
    },
  });
  return { ...often, turns, lines };
}

test('a run that takes a hundredth of a cycle is made in each, with another turn', async () => {
  const { turns, latest, stop } = often(20);
  expect(latest()).toBeNull();
  await vi.advanceTimersByTimeAsync(3 * CYCLE);
  expect(turns).toEqual([0, 1, 2]);
  expect(latest()).toEqual(found(9));
  stop();
  await vi.advanceTimersByTimeAsync(10 * CYCLE);
  expect(turns).toEqual([0, 1, 2]);
});

test('after a run that took long the next one waits, so that all take a hundredth of the time, and a minute at most', async () => {
  const slow = often(200);
  await vi.advanceTimersByTimeAsync(CYCLE + 19_000);
  expect(slow.turns).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(slow.turns).toEqual([0, 1]);
  slow.stop();
  const verySlow = often(30_000);
  await vi.advanceTimersByTimeAsync(CYCLE + 60_000);
  expect(verySlow.turns).toEqual([0, 1]);
  verySlow.stop();
});

test('what breaks off because all is closed is not logged', async () => {
  const closing = often(1, () => {
    throw new Error('closed');
  });
  vi.advanceTimersByTime(CYCLE);
  closing.stop();
  await vi.advanceTimersByTimeAsync(CYCLE);
  expect([closing.lines, closing.turns]).toEqual([[], [0]]);
});

test('before the first prices nothing has been checked, and one that fails ends no later one', async () => {
  const { latest, lines, turns, stop } = often(1, (turn) => {
    if (turn === 0) return found(0);
    if (turn === 1) throw new Error('no prices');
    return found(3);
  });
  await vi.advanceTimersByTimeAsync(2 * CYCLE);
  expect(latest()).toBeNull();
  expect(lines).toEqual([expect.stringContaining('no prices')]);
  await vi.advanceTimersByTimeAsync(CYCLE);
  expect([latest(), turns]).toEqual([found(3), [0, 1, 2]]);
  stop();
});
