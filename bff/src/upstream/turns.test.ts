import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '../http/failure.ts';
import { createReadTurns } from './turns.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An upstream whose answers come when a test says so. */
function start(row: { readonly dear?: true } = {}) {
  const turns = createReadTurns();
  const begun: { readonly who: string; end(): void }[] = [];
  const refused: string[] = [];
  const ask = (who: string) =>
    turns(row, who, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push({ who, end: resolve });
      return promise;
    }).catch((error: unknown) => {
      refused.push(error instanceof Refusal ? error.kind : 'another error');
    });
  const times = (count: number, who: (at: number) => string) => {
    for (let at = 0; at < count; at += 1) void ask(who(at));
  };
  const begunBy = (who: string) => begun.filter((one) => one.who === who).length;
  return { begun, refused, ask, times, begunBy };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

it('a line has eight reads under way, and the next as each ends', async () => {
  const { begun, times } = start();
  times(20, (at) => `203.0.113.1:${1024 + at}`);
  expect(begun).toHaveLength(8);
  begun[3]?.end();
  await settled();
  expect(begun).toHaveLength(9);
});

it('whoever comes while one line asks for hundreds is answered at once', async () => {
  const { times, begunBy, refused } = start();
  times(150, () => '203.0.113.1');
  times(1, () => '198.51.100.1');
  expect([begunBy('203.0.113.1'), begunBy('198.51.100.1')]).toEqual([8, 1]);
  expect(refused).toEqual([]);
});

it('a whole /48 and a whole /24 leave most of the upstream to others', () => {
  const { begun, times, begunBy } = start();
  times(100, (at) => `2001:db8:1:${(at << 8).toString(16)}::1`);
  times(100, (at) => `203.0.113.${at}`);
  expect(begun.length).toBeLessThanOrEqual(32);
  times(1, () => '198.51.100.1');
  expect(begunBy('198.51.100.1')).toBe(1);
});

it('lines that wait take turns, however much each waits for', async () => {
  const { begun, times, begunBy } = start();
  times(30, () => '203.0.113.1');
  times(16, (at) => `203.0.113.${at + 10}`);
  const before = begunBy('203.0.113.1');
  for (let round = 0; round < 40; round += 1) {
    begun[round]?.end();
    await settled();
  }
  const others = new Set(begun.map(({ who }) => who));
  expect(others.size).toBe(17);
  expect(begunBy('203.0.113.1')).toBeGreaterThan(before);
});

it('more than two hundred that wait are refused, those of others are not', async () => {
  const { times, refused } = start();
  times(300, () => '203.0.113.1');
  times(9, () => '198.51.100.1');
  await settled();
  expect(refused).toEqual(Array(92).fill('tooMany'));
});

it('what hangs keeps its line from other reads no longer than a reader is patient', async () => {
  const { begun, times } = start();
  times(10, () => '203.0.113.1');
  await vi.advanceTimersByTimeAsync(UPSTREAM_LIMITS.patienceMs - 1);
  expect(begun).toHaveLength(8);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveLength(10);
});

it('of dear reads a line has two under way until they end, and a /24 four', async () => {
  const { begun, times, begunBy } = start({ dear: true });
  times(20, () => '203.0.113.1');
  times(20, (at) => `203.0.113.${at}`);
  times(1, () => '198.51.100.1');
  expect([begunBy('203.0.113.1'), begun.length, begunBy('198.51.100.1')]).toEqual([2, 5, 1]);
  await vi.advanceTimersByTimeAsync(UPSTREAM_LIMITS.patienceMs);
  expect(begun).toHaveLength(5);
});

it('what is dear keeps nobody’s other reads waiting', async () => {
  const turns = createReadTurns();
  const hung = () => new Promise<never>(() => {});
  for (let at = 0; at < 100; at += 1) void turns({ dear: true }, '203.0.113.1', hung);
  expect(await turns({}, '203.0.113.1', async () => 'at once')).toBe('at once');
});

it('who has waited for as long as an answer may take is told to come again', async () => {
  const { times, refused, begun } = start({ dear: true });
  times(6, () => '203.0.113.1');
  await vi.advanceTimersByTimeAsync(UPSTREAM_LIMITS.answerMs - 1);
  expect(refused).toEqual([]);
  begun[0]?.end();
  await settled();
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(['upstreamBusy', 'upstreamBusy']);
});

it('what fails gives its turn to the next', async () => {
  const turns = createReadTurns();
  const failing = Array.from({ length: 8 }, () =>
    turns({}, '203.0.113.1', () => Promise.reject(new Error('down'))).catch(() => 'failed'),
  );
  const next = turns({}, '203.0.113.1', async () => 'done');
  expect(await Promise.all([...failing, next])).toEqual([...Array(8).fill('failed'), 'done']);
});
