import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import { jsonOf } from '../decode/jsonOf.ts';
import { callSource, type Transport } from '../net/callSource.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import type { Question } from '../question/question.ts';
import { openMarketStore } from '../store/marketStore.ts';
import type { SourceName } from '../table/sourceTable.ts';
import { startReplayServer } from '../testing/replayServer.ts';
import { createSourceClient } from './sourceClient.ts';

const START = Date.parse('2026-03-10T04:00:00Z');
const clock = { time: START };
const now = () => clock.time;
const server = await startReplayServer({ '/height': { height: 940_001 } }, now);
const mirror = await startReplayServer({ '/height': { height: 940_002 } }, now);
const outgoing = createOutgoing({ proxy: null, noProxy: '' });
const transport: Transport = (call) => callSource(outgoing, call);

const question: Question<number> = {
  path: '/height',
  timeout: 1_000,
  decode: jsonOf(
    v.pipe(
      v.object({ height: v.number() }),
      v.transform(({ height }) => height),
    ),
  ),
};

beforeEach(() => {
  clock.time = START;
  server.misbehave(null);
  mirror.misbehave(null);
});
afterAll(async () => {
  await outgoing.close();
  await server.close();
  await mirror.close();
});

function world(
  name: SourceName = 'MEMPOOL',
  env: Readonly<Record<string, string>> = {},
  mirrors: readonly string[] = [],
) {
  const { sources } = readSourcesConfig({ [`SOURCES_${name}_ORIGIN`]: server.origin, ...env });
  const settings = sources[name];
  const origins = [...settings.origins, ...mirrors];
  const store = openMarketStore({ dataDir: null, now });
  const restart = () =>
    createSourceClient({ name, settings: { ...settings, origins }, store, transport, now });
  return { store, restart, client: restart() };
}

test('an answer is fresh, then kept with its age while the source is down', async () => {
  const { client } = world();
  expect(client.recall(question)).toMatchObject({ kind: 'nothing' });
  expect(await client.ask(question)).toEqual({ kind: 'fresh', value: 940_001, at: START });
  clock.time += 60_000;
  server.misbehave({ kind: 'status', status: 500 });
  expect(await client.ask(question)).toMatchObject({ kind: 'cached', value: 940_001, at: START });
});

test('an answer that the caller has is neither read nor decoded again when the source is down', async () => {
  const { client } = world();
  const decode = { ...question.decode, read: vi.fn(question.decode.read) };
  const known = await client.ask({ ...question, decode });
  server.misbehave({ kind: 'status', status: 500 });
  expect(await client.ask({ ...question, decode }, known)).toMatchObject({ kind: 'cached', value: 940_001 });
  expect(decode.read).toHaveBeenCalledTimes(1);
  await client.ask({ ...question, decode });
  expect(decode.read).toHaveBeenCalledTimes(2);
});

test('an answer that passes into another table is not kept', async () => {
  const { client } = world();
  expect(await client.ask({ ...question, isPassing: true })).toMatchObject({ kind: 'fresh' });
  expect(client.recall(question)).toMatchObject({ kind: 'nothing' });
});

test('an unchanged answer is fresh again without its body', async () => {
  const { client } = world();
  await client.ask(question);
  clock.time += 60_000;
  expect(await client.ask(question)).toEqual({ kind: 'fresh', value: 940_001, at: START + 60_000 });
});

test('an answer of another shape is refused, and the last good one stays', async () => {
  const { client } = world();
  await client.ask(question);
  server.answer('/height', { height: 'soon' });
  expect(await client.ask(question)).toMatchObject({
    kind: 'cached',
    value: 940_001,
    why: { kind: 'shape', detail: expect.stringContaining('height: ') },
  });
  server.answer('/height', { height: 940_001 });
});

describe('a source that wants silence gets it', () => {
  test('for the time it tells, over a restart too', async () => {
    const { client, restart } = world();
    await client.ask(question);
    server.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '119' } });
    await client.ask(question);
    server.misbehave(null);
    const before = server.asked.length;
    clock.time += 118_000;
    expect(await restart().ask(question)).toMatchObject({
      kind: 'cached',
      why: { kind: 'limit', retryAfter: 1_000 },
    });
    expect(server.asked.length).toBe(before);
    clock.time += 1_000;
    expect(await restart().ask(question)).toMatchObject({ kind: 'fresh' });
    expect(server.asked.length).toBe(before + 1);
  });

  test('after a refusal of the region its mirror is asked once, and used from then on', async () => {
    const { client } = world('BINANCE', {}, [mirror.origin]);
    server.misbehave({ kind: 'status', status: 451, body: '{"code":0}' });
    const before = server.asked.length;
    expect(await client.ask(question)).toMatchObject({ kind: 'fresh', value: 940_002 });
    expect(await client.ask(question)).toMatchObject({ kind: 'fresh', value: 940_002 });
    expect(server.asked.length).toBe(before + 1);
  });

  test('where the mirror refuses as well it is left alone for six hours', async () => {
    const { client } = world('BINANCE', {}, [mirror.origin]);
    server.misbehave({ kind: 'status', status: 451 });
    mirror.misbehave({ kind: 'status', status: 451 });
    expect(await client.ask(question)).toMatchObject({ kind: 'nothing', why: { kind: 'region' } });
    clock.time += 6 * 3_600_000 - 1;
    const before = server.asked.length + mirror.asked.length;
    expect(await client.ask(question)).toMatchObject({ kind: 'nothing', why: { kind: 'region' } });
    expect(server.asked.length + mirror.asked.length).toBe(before);
  });
});

describe('of several addresses', () => {
  const CLOSED = 'http://127.0.0.1:1';

  test('each is tried once where the ones before are out of reach', async () => {
    const { client } = world('ETHEREUM_RPC', {}, [CLOSED, mirror.origin]);
    server.misbehave({ kind: 'status', status: 451 });
    expect(await client.ask(question)).toMatchObject({ kind: 'fresh', value: 940_002 });
  });

  test('where none is reached the first one’s reason is told', async () => {
    const { client } = world('ETHEREUM_RPC', {}, [CLOSED, CLOSED]);
    server.misbehave({ kind: 'status', status: 451 });
    expect(await client.ask(question)).toMatchObject({ kind: 'nothing', why: { kind: 'region' } });
  });

  test.each([
    ['a dead one', { kind: 'status', status: 503 } as const],
    ['one that answers a page', { kind: 'status', status: 200, body: '<html>' } as const],
  ])('%s is left for the next call', async (_, fault) => {
    const { client } = world('ETHEREUM_RPC', {}, [mirror.origin]);
    server.misbehave(fault);
    expect(await client.ask(question)).toMatchObject({ kind: 'nothing' });
    expect(await client.ask(question)).toMatchObject({ kind: 'fresh', value: 940_002 });
  });

  test('a limit holds at all of them', async () => {
    const { client } = world('BINANCE', {}, [mirror.origin]);
    server.misbehave({ kind: 'status', status: 429 });
    const before = mirror.asked.length;
    await client.ask(question);
    expect(await client.ask(question)).toMatchObject({ kind: 'nothing', why: { kind: 'limit' } });
    expect(mirror.asked.length).toBe(before);
  });
});

describe('our own limits', () => {
  test('a minute’s worth is not exceeded, and the question waits for its turn', async () => {
    const { client } = world('COINGECKO');
    expect(await client.ask(question)).toMatchObject({ kind: 'fresh' });
    expect(await client.ask(question)).toMatchObject({
      kind: 'cached',
      why: { kind: 'limit', retryAfter: 15_000 },
    });
    clock.time += 15_000;
    expect(await client.ask(question)).toMatchObject({ kind: 'fresh' });
  });

  test('a month’s worth is spent by failures too, and comes back with the month', async () => {
    const { client } = world('COINGECKO', { SOURCES_PER_MONTH_COINGECKO: '2' });
    server.misbehave({ kind: 'status', status: 500 });
    await client.ask(question);
    clock.time += 15_000;
    server.misbehave(null);
    expect(await client.ask(question)).toMatchObject({ kind: 'fresh' });
    clock.time += 15_000;
    expect(await client.ask(question)).toMatchObject({ kind: 'cached', why: { kind: 'limit' } });
    clock.time = Date.parse('2026-04-01T00:00:00Z');
    expect(await client.ask(question)).toMatchObject({ kind: 'fresh' });
  });
});

test('a source that is switched off is never asked', async () => {
  const { client } = world('GITHUB', { SOURCES_GITHUB: 'off' });
  const before = server.asked.length;
  expect(await client.ask(question)).toMatchObject({ kind: 'nothing', why: { detail: 'switched off' } });
  expect(server.asked.length).toBe(before);
});

test('how far its clock is ahead is told by its Date header', async () => {
  const { client } = world();
  expect(client.skew()).toBeNull();
  server.misbehave({ kind: 'clock', skew: 300_000 });
  await client.ask(question);
  expect(client.skew()).toBe(300_000);
});
