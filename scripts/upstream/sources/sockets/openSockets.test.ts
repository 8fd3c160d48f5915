import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { known } from '@coinmirror/testing/world.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LiquidationsPort } from '../../ports/liquidations.ts';
import type { Tick } from '../../ports/ticks.ts';
import { openPublicSources, type PublicSources } from '../assembly/publicSources.ts';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import type { SourceName } from '../table/sourceTable.ts';
import { type HurriedTime, hurryTime } from '../testing/hurriedTime.ts';
import { type ReplayWorld, startReplayWorld } from '../testing/replayWorld.ts';

const COINS = 30;
let replay: ReplayWorld;
let opened: PublicSources;
let time: HurriedTime;
const logged: string[] = [];

beforeAll(async () => {
  time = hurryTime();
  replay = await startReplayWorld({ coins: COINS });
  const config = readSourcesConfig({
    ...replay.env,
    SOURCES_PER_MINUTE_COINGECKO: '600',
    MARKET_SOURCE: 'public',
  });
  opened = openPublicSources({ config, dataDir: null, log: (line) => void logged.push(line) });
  await time.until(() => (opened.loop.latest()?.coins.length ?? 0) > COINS, 60_000);
}, 120_000);
afterAll(async () => {
  await opened.close();
  await replay.close();
  time.stop();
});
afterEach(() => {
  for (const server of replay.servers.values()) {
    server.misbehave(null);
    server.misbehaveSockets(null);
  }
});

const server = (name: SourceName) => known(replay.servers.get(name));

/**
 * How long ticks, and orders of every venue, are waited for, ms of the clock: hurried time leaves sockets the less of itself, the
 * busier the machine is.
 */
const PATIENCE = 30_000;
const ORDERS_PATIENCE = 240_000;

/** Bitcoin's ticks between two cycles from now on, and how far each is from its cycle. */
function hear() {
  const between: { readonly tick: Tick; readonly off: number }[] = [];
  const stop = known(opened.sources.ticks).subscribe(['bitcoin'], ([tick]) => {
    const snapshot = opened.loop.latest();
    if (!tick || !snapshot || tick.time % CYCLE === 0) return;
    between.push({ tick, off: Math.abs(tick.price / known(snapshot.coinOf.get('bitcoin')).price - 1) });
  });
  return { between, stop };
}

/** So many of them. */
async function listen(wanted: number) {
  const { between, stop } = hear();
  await time.until(() => between.length >= wanted, PATIENCE);
  stop();
  return between;
}

/** Those of so many ms. */
async function listenFor(ms: number) {
  const { between, stop } = hear();
  await time.pass(ms);
  stop();
  return between;
}

/** Until who is not heard any more leads nothing: two cycles and a little. */
const settle = () => time.pass(12_000);

// First: orders told while a socket lies are kept like others.
test('forced orders of the streams are kept, each with the price of its coin', async () => {
  const port: LiquidationsPort = known(opened.sources.liquidations);
  const price = known(opened.loop.latest()?.coinOf.get('bitcoin')).price;
  const reported = async () => (await port.orders([...known(opened.loop.latest()).coinOf.keys()], 2)).flat();
  const venues = ['binance', 'okx', 'bybit', 'gate'];
  await time.until(async () => {
    const heard = new Set((await reported()).map(({ id }) => id.split('-')[0]));
    return venues.every((venue) => heard.has(venue));
  }, ORDERS_PATIENCE);
  const orders = await reported();
  expect(new Set(orders.map(({ id }) => id.split('-')[0]))).toEqual(new Set(venues));
  const bitcoin = orders.filter(({ coinCode }) => coinCode === 'bitcoin');
  for (const order of bitcoin) expect(Math.abs(order.price / price - 1)).toBeLessThan(0.2);
}, 120_000);

describe('ticks between beats', () => {
  test('go on where Binance refuses the region and another socket is cut, near the price that venues agree on', async () => {
    server('BINANCE').misbehave({ kind: 'status', status: 451 });
    server('OKX').misbehaveSockets({ kind: 'cut' });
    await settle();
    const ticks = await listen(4);
    expect(Math.max(...ticks.map(({ off }) => off))).toBeLessThan(0.03);
  }, 60_000);

  test('never follow sockets that lie, and survive messages of no shape', async () => {
    for (const name of ['BINANCE', 'OKX'] as const) {
      server(name).misbehaveSockets({ kind: 'lying', factor: 1.5 });
    }
    server('BYBIT').misbehaveSockets({ kind: 'malformed' });
    await settle();
    const ticks = await listen(3);
    expect(Math.max(...ticks.map(({ off }) => off))).toBeLessThan(0.03);
    expect(logged.some((line) => line.startsWith('BYBIT: a message of its socket'))).toBe(true);
  }, 60_000);

  test('are none where all are silent: the beats go on', async () => {
    for (const name of ['BINANCE', 'OKX', 'BYBIT'] as const) {
      server(name).misbehaveSockets({ kind: 'silent' });
    }
    await settle();
    const before = known(opened.loop.latest()).at;
    expect(await listenFor(6_000)).toEqual([]);
    expect(known(opened.loop.latest()).at).toBeGreaterThan(before);
  }, 60_000);
});
