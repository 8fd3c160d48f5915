import { MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Known, SourceClient } from '../client/sourceClient.ts';
import { type FailureKind, failure } from '../net/failure.ts';
import type { Question } from '../question/question.ts';
import { createSourceReader } from '../reader/sourceReader.ts';
import { stubCoin, stubKlines, stubPair } from '../testing/stubCandles.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { chartPorts } from './chartPorts.ts';

const NOW = Date.parse('2026-03-10T09:33:20Z');
const clock: { time: number; fails: FailureKind | null } = { time: NOW, fails: null };
const now = () => clock.time;
const PAIR = 'binance_btc_usdt';
const klines = stubKlines(now);

const bodies: Readonly<Record<string, (path: string) => unknown>> = {
  '/api/v3/klines': klines,
  '/api/v3/depth': () => ({ lastUpdateId: clock.time, bids: [['99.9', '1']], asks: [['100.1', '1']] }),
  '/api/v3/aggTrades': () => [{ a: 1, p: '100', q: '2', f: 1, l: 1, T: clock.time, m: false, M: true }],
};

/** The ports over a real reader, and a Binance that answers or fails; the questions it was asked. */
function world() {
  const asked: string[] = [];
  const stored = new Map<string, Known<unknown>>();
  const client: SourceClient = {
    name: 'BINANCE',
    async ask<Value>({ path, decode, isPassing }: Question<Value>): Promise<Known<Value>> {
      asked.push(path);
      const why = failure(clock.fails ?? 'status', 'told to');
      const last = stored.get(path) as Known<Value> | undefined;
      if (clock.fails !== null)
        return last?.kind === 'fresh' ? { ...last, kind: 'cached', why } : { kind: 'nothing', why };
      const body = bodies[path.split('?')[0] ?? '']?.(path);
      const value = decode.read(Buffer.from(JSON.stringify(body)));
      if (value === null) return { kind: 'nothing', why };
      const known = { kind: 'fresh', value, at: clock.time } as const;
      if (!isPassing) stored.set(path, known);
      return known;
    },
    recall: () => ({ kind: 'nothing', why: failure('status', 'not asked yet') }),
    budget: () => ({ now: 1, burst: 1, month: null }),
    skew: () => 0,
  };
  const pair = stubPair('binance', ['bitcoin', 'BTC', 'USDT'], 'BTCUSDT', { last: 100 });
  const stub = createStubWorld({ now: NOW, pairs: [pair], coins: [stubCoin('bitcoin', 100)] });
  const reader = createSourceReader({ clients: new Map([['BINANCE', client]]), now });
  const market = async () => ({ ...(await stub.market()), at: clock.time });
  return { asked, ...chartPorts({ ...stub, reader, market }) };
}

beforeEach(() => {
  clock.time = NOW;
  clock.fails = null;
});

test('at a beat the last close of every period is the price, within the book', async () => {
  const { candles, orderBooks, trades } = world();
  for (const code of ['bitcoin', PAIR]) {
    for (const periodMinutes of [1, 5, 15, 30, 60, 240, 1440, 10_080, 43_200]) {
      const last = (await candles.list({ code, periodMinutes, end: NOW, limit: 2 })).at(-1);
      expect(last?.close).toBe(100);
    }
    const book = await orderBooks?.top(code, 1);
    expect([book?.bids[0]?.[0], book?.asks[0]?.[0]]).toEqual([99.9, 100.1]);
    expect(await trades?.latest(code, 5)).toMatchObject([{ price: 100, side: 'buy' }]);
  }
});

test.each(['limit', 'timeout', 'region'] as const)(
  'after a failure (%s) the last good ones stay',
  async (kind) => {
    const { candles, orderBooks, trades } = world();
    const read = async () => ({
      minutes: await candles.list({ code: PAIR, periodMinutes: 1, end: clock.time, limit: 30 }),
      book: await orderBooks?.top(PAIR, 5),
      trades: await trades?.latest(PAIR, 5),
    });
    const before = await read();
    clock.fails = kind;
    clock.time += 30 * SECOND;
    const after = await read();
    expect(after.book).toEqual(before.book);
    expect(after.trades).toEqual(before.trades);
    expect(after.minutes).toEqual(before.minutes);
    clock.time += 6 * MINUTE;
    expect((await read()).book).toBeNull();
  },
);

test('candles leave no answer behind, and what is new is asked for once by all', async () => {
  const { asked, candles } = world();
  const read = () => candles.list({ code: PAIR, periodMinutes: 1, end: clock.time, limit: 30 });
  await Promise.all([read(), read(), read()]);
  clock.time += 11 * SECOND;
  await Promise.all([read(), read(), read()]);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('limit=1');
});
