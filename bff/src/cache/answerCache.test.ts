import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCall } from '../upstream/readCall.ts';
import type { Answer } from '../upstream/validateAnswer.ts';
import { createAnswerCache } from './answerCache.ts';

function start({ source, asOf, holds }: Partial<Pick<Answer, 'source' | 'asOf' | 'holds'>> = {}) {
  const clocks = { now: Date.UTC(2026, 0, 15), elapsed: 0 };
  const read = vi.fn(
    async (): Promise<Answer> => ({
      status: 200,
      code: 200,
      contentType: 'application/json',
      bytes: Buffer.from('{"code":200,"data":{}}'),
      source,
      asOf,
      holds,
      retryAfter: undefined,
    }),
  );
  const upstream = { read };
  const answerCache = createAnswerCache({
    upstreams: { api: upstream, community: upstream },
    sign: (params) => params,
    usualSource: { kind: 'public', name: '' },
    now: () => clocks.now,
    elapsed: () => clocks.elapsed,
  });
  return { clocks, read, answerCache, call: readCall('currencyRates', {}) };
}

describe('a kept answer', () => {
  test('is fresh for the lifetime of its endpoint, and asked for again after it', async () => {
    const { clocks, read, answerCache, call } = start();
    await answerCache.read(call);
    clocks.elapsed = 4_900;
    await answerCache.read(call);
    expect(read).toHaveBeenCalledTimes(1);
    clocks.elapsed = 5_100;
    await answerCache.read(call);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('ends with the upstream’s beat, counted from before it was asked for', async () => {
    const asOf = String(Date.UTC(2026, 0, 14));
    const { clocks, read, answerCache, call } = start({ asOf, holds: '1500' });
    const answer = await read();
    read.mockImplementationOnce(async () => {
      clocks.elapsed = 300;
      return answer;
    });
    await answerCache.read(call);
    clocks.elapsed = 1_499;
    expect(answerCache.fresh(call.key)).toBeDefined();
    clocks.elapsed = 1_501;
    expect(answerCache.fresh(call.key)).toBeUndefined();
  });

  test('says where it is from and of when it is, as the upstream said it', async () => {
    const asOf = String(Date.UTC(2026, 0, 14));
    const { answerCache, call } = start({ source: 'exchange;Binance', asOf });
    expect(await answerCache.read(call)).toMatchObject({ source: 'exchange;Binance', asOf: Number(asOf) });
  });

  test('counts as made when it was read, from where the site’s data is, if its upstream says neither', async () => {
    const { clocks, answerCache, call } = start();
    expect(await answerCache.read(call)).toMatchObject({ source: 'public', asOf: clocks.now });
  });

  test('that there is no source is kept for a minute, whatever the endpoint’s lifetime, and not as a refusal', async () => {
    const { clocks, read, answerCache, call } = start();
    read.mockResolvedValueOnce({ ...(await read()), code: NOT_CONNECTED });
    expect(await answerCache.read(call)).toMatchObject({ status: 200, unconnected: true });
    clocks.elapsed = 59_000;
    expect(answerCache.fresh(call.key)?.unconnected).toBe(true);
    clocks.elapsed = 61_000;
    expect(answerCache.fresh(call.key)).toBeUndefined();
    expect(await answerCache.read(call)).toMatchObject({ unconnected: false, stale: false });
  });

  test('grows old as it should when the machine’s clock is set back', async () => {
    const { clocks, answerCache, call } = start();
    await answerCache.read(call);
    clocks.now -= 3_600_000;
    clocks.elapsed = 61_000;
    expect(answerCache.fresh(call.key)).toBeUndefined();
  });
});

describe('while an upstream says nothing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => {});

  test('the first reader of an old answer waits 3 s for a newer one, the next ones hardly', async () => {
    const { clocks, read, answerCache, call } = start();
    await answerCache.read(call);
    clocks.elapsed = 60_000;
    read.mockImplementation(never);
    const waited = async (ms: number) => {
      const reported = vi.fn();
      void answerCache.read(call).then(({ stale }) => reported(stale));
      await vi.advanceTimersByTimeAsync(ms);
      return reported.mock.calls.flat();
    };
    expect(await waited(2_900)).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await waited(200)).toEqual([true]);
    expect(await waited(200)).toEqual([true]);
  });

  test('one that speaks again is waited for as before', async () => {
    const { clocks, read, answerCache, call } = start();
    const answer = await read();
    await answerCache.read(call);
    clocks.elapsed = 60_000;
    read.mockImplementation(never);
    const old = answerCache.read(call);
    await vi.advanceTimersByTimeAsync(3_100);
    expect((await old).stale).toBe(true);
    read.mockImplementation(async () => answer);
    await answerCache.read(call);
    clocks.elapsed = 120_000;
    read.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 2_000, answer)));
    const slow = answerCache.read(call);
    await vi.advanceTimersByTimeAsync(2_100);
    expect((await slow).stale).toBe(false);
  });
});
