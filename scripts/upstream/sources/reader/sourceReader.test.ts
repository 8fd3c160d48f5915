import { expect, test, vi } from 'vitest';
import type { Known, SourceClient } from '../client/sourceClient.ts';
import { failure } from '../net/failure.ts';
import type { Question } from '../question/question.ts';
import { createSourceReader } from './sourceReader.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const clock = { time: NOW };
const question: Question<number> = { path: '/height', decode: { read: () => 1, faults: () => [] } };
const nothing: Known<never> = { kind: 'nothing', why: failure('connect', 'refused') };

/** A client that answers what it is reported, and a reader of it. */
function world(recalled: Known<number> = nothing, firstPatience = 6_000) {
  clock.time = NOW;
  const ask = vi.fn<() => Promise<Known<number>>>();
  const client: SourceClient = {
    name: 'MEMPOOL',
    ask: <Value>() => ask() as Promise<Known<Value>>,
    recall: <Value>() => recalled as Known<Value>,
    budget: () => ({ now: 1, burst: 1, month: null }),
    skew: () => 250,
  };
  const reader = createSourceReader({
    clients: new Map([['MEMPOOL', client]]),
    now: () => clock.time,
    firstPatience,
  });
  const read = (maxAge = 60_000) => reader.read('MEMPOOL', question, maxAge);
  return { ask, reader, read };
}

const fresh = (value: number, at = clock.time): Known<number> => ({ kind: 'fresh', value, at });

test('a source is asked once by all who ask at once, and not again while its answer is young enough', async () => {
  const { ask, read } = world();
  ask.mockImplementation(async () => fresh(940_001));
  expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill(fresh(940_001)));
  clock.time += 60_000;
  await read();
  expect(ask).toHaveBeenCalledTimes(1);
  clock.time += 1;
  await read();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a clock that was set back lets no old answer pass for a new one', async () => {
  const { ask, read } = world();
  ask.mockImplementation(async () => fresh(940_001));
  await read();
  clock.time -= 3_600_000;
  ask.mockImplementation(async () => fresh(940_002));
  expect(await read()).toEqual(fresh(940_002));
  clock.time += 1;
  await read();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the last good answer of an earlier run is there at once, while a newer one is asked for', async () => {
  vi.useFakeTimers();
  const { ask, read } = world({ kind: 'cached', value: 939_000, at: NOW - 3_600_000, why: nothing.why });
  ask.mockImplementation(() => new Promise(() => undefined));
  const reading = read();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await reading).toMatchObject({ kind: 'cached', value: 939_000, at: NOW - 3_600_000 });
  vi.useRealTimers();
});

test('a first answer is awaited for a while alone, and is there once it comes', async () => {
  const { ask, reader, read } = world(nothing, 20);
  const { promise, resolve } = Promise.withResolvers<Known<number>>();
  ask.mockImplementation(() => promise);
  expect(await read()).toEqual(nothing);
  resolve(fresh(940_001));
  await vi.waitFor(() => expect(reader.latest('MEMPOOL', question)).toEqual(fresh(940_001)));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a source that fails is not asked again at once', async () => {
  const { ask, read } = world();
  ask.mockImplementation(async () => nothing);
  expect(await read()).toEqual(nothing);
  await read();
  expect(ask).toHaveBeenCalledTimes(1);
  clock.time += 5_000;
  await read();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an answer that passes into another table is shared by who asks at once, and then forgotten', async () => {
  const { ask, reader } = world();
  ask.mockImplementation(async () => fresh(7));
  const passing = { ...question, isPassing: true } as const;
  const read = () => reader.read('MEMPOOL', passing, 60_000);
  expect(await Promise.all([read(), read()])).toEqual(Array(2).fill(fresh(7)));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(reader.latest('MEMPOOL', passing)).toEqual(nothing);
});

test('what is known is told without asking, and a source that has no client is off', () => {
  const { ask, reader } = world();
  expect(reader.latest('MEMPOOL', question)).toEqual(nothing);
  expect(reader.latest('OKX', question)).toMatchObject({ kind: 'nothing', why: { kind: 'off' } });
  expect([reader.skew('MEMPOOL'), reader.skew('OKX')]).toEqual([250, 0]);
  expect(ask).not.toHaveBeenCalled();
});

test('a question that cannot be asked at all leaves the last answer, with the reason', async () => {
  const { ask, read } = world();
  ask.mockResolvedValueOnce(fresh(940_001));
  await read();
  clock.time += 60_001;
  ask.mockRejectedValue(new Error('database or disk is full'));
  expect(await read()).toMatchObject({
    kind: 'cached',
    value: 940_001,
    why: { detail: 'database or disk is full' },
  });
});

test('an older answer, or none, that is read from what is kept never takes the place of a newer one', async () => {
  const { ask, read } = world();
  ask.mockResolvedValueOnce(fresh(940_001));
  await read();
  const why = failure('timeout', 'no answer');
  for (const reported of [nothing, { kind: 'cached', value: 940_000, at: clock.time - 1, why } as const]) {
    clock.time += 60_001;
    ask.mockResolvedValueOnce(reported);
    expect(await read()).toMatchObject({ kind: 'cached', value: 940_001 });
  }
});
