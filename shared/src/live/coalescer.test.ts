import { expect, it } from 'vitest';
import { createCoalescer } from './coalescer.ts';

/** A coalescer of numbers whose time comes when a test says so. */
function start(isNewer?: (value: number, waiting: number) => boolean) {
  const due: (() => void)[] = [];
  const flushes: [string, number][][] = [];
  const coalescer = createCoalescer<number>({
    later(run) {
      due.push(run);
      return () => due.splice(due.indexOf(run), 1);
    },
    flush: (values) => flushes.push([...values]),
    ...(isNewer && { isNewer }),
  });
  return { coalescer, due, flushes, pass: () => due.shift()?.() };
}

it('the newest value of each key goes out, in the order in which the keys first spoke', () => {
  const { coalescer, flushes, pass } = start();
  coalescer.push('a', 1);
  coalescer.push('b', 2);
  coalescer.push('a', 3);
  expect([coalescer.isWaiting('a'), coalescer.isWaiting('c')]).toEqual([true, false]);
  pass();
  expect(flushes).toEqual([
    [
      ['a', 3],
      ['b', 2],
    ],
  ]);
});

it('what comes late is dropped where it is told what is newer', () => {
  const { coalescer, flushes, pass } = start((one, other) => one > other);
  coalescer.push('a', 5);
  coalescer.push('a', 4);
  pass();
  expect(flushes).toEqual([[['a', 5]]]);
});

it('what comes after a flush waits its time, and nothing runs while nothing comes', () => {
  const { coalescer, due, flushes, pass } = start();
  coalescer.push('a', 1);
  pass();
  coalescer.push('a', 2);
  expect(due).toHaveLength(1);
  pass();
  pass();
  expect([flushes.length, due.length]).toEqual([2, 0]);
});

it('what is forgotten does not go out', () => {
  const { coalescer, due, flushes, pass } = start();
  coalescer.push('a', 1);
  coalescer.push('b', 2);
  coalescer.forget('a');
  pass();
  expect(flushes).toEqual([[['b', 2]]]);
  coalescer.push('a', 3);
  coalescer.clear();
  expect(due).toEqual([]);
});
