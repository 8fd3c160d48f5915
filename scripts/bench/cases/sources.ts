import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { upstreamStart } from '../../product/image.ts';
import { freePort } from '../../product/ports.ts';
import { type ReplayWorld, startReplayWorld } from '../../upstream/sources/testing/replayWorld.ts';
import { type Server, startServer } from '../process.ts';
import { goal, one, table } from '../table.ts';

/** Tickers in one answer of the largest venue. */
const TICKERS = 10_000;
/** ms: how long each upstream is watched, and between two questions. */
const WATCHED = 60_000;
const EVERY = 25;
const LIST = '/api/coin/web-coinrank?page=1';
const TICKERS_PATH = '/api/v3/ticker/24hr';

/**
 * The upstream of public sources beside the simulated one, in one run: how soon it has prices, how long an answer is
 * delayed while ten thousand tickers are read, what it takes. The sources are replayed on this machine, by this process.
 */
export async function benchSources(): Promise<string> {
  const world = await startReplayWorld();
  await manyTickers(world);
  const dataDir = mkdtempSync(join(tmpdir(), 'sources-'));
  const env = { ...world.env, MARKET_SOURCE: 'public', DATA_DIR: dataDir };
  const cold = await started(env);
  const calls = [...world.servers.values()].reduce((sum, { asked }) => sum + asked.length, 0);
  const watched = await watch(cold.server);
  await cold.server.stop();
  const again = await started(env);
  await again.server.stop();
  await world.close();
  const simulated = await started({ DATA_DIR: ':memory:' });
  const peer = await watch(simulated.server);
  await simulated.server.stop();
  const row = (name: string, { took, longest, middle, cpu, memory }: Watched & { took: number }) => [
    name,
    one(took / 1000),
    one(middle),
    one(longest),
    one(cpu),
    one(memory, 0),
  ];
  return [
    table(
      `Public sources, ${TICKERS.toLocaleString('en')} tickers an answer, ${WATCHED / 1000} s`,
      ['upstream', 'first prices, s', 'median, ms', 'longest, ms', 'CPU, %', 'MB'],
      [row('public', { ...watched, took: cold.took }), row('simulated', { ...peer, took: simulated.took })],
    ),
    `cold start: ${calls} calls until the first prices; after a restart ${one(again.took / 1000)} s`,
    goal('longest answer, public ÷ simulated', watched.longest / peer.longest, '≤', 1.5),
    goal('memory, MB', watched.memory, '≤', 400),
  ].join('\n');
}

/** Adds pairs of nobody to the largest venue's tickers. */
async function manyTickers({ servers }: ReplayWorld): Promise<void> {
  const binance = servers.get('BINANCE');
  if (!binance) throw new Error('BINANCE is not replayed');
  const rows: readonly object[] = await (await fetch(`${binance.origin}${TICKERS_PATH}`)).json();
  const more = Array.from({ length: TICKERS - rows.length }, (_, i) => ({ ...rows[0], symbol: `X${i}USDT` }));
  const body = JSON.stringify([...rows, ...more]);
  binance.answer(TICKERS_PATH, () => body);
}

interface Started {
  readonly server: Server;
  /** ms until prices. */
  readonly took: number;
}

async function started(env: Readonly<Record<string, string>>): Promise<Started> {
  const { flags, script, memory } = upstreamStart();
  const port = await freePort();
  const began = performance.now();
  const server = await startServer({
    command: process.execPath,
    args: [...flags, script],
    port,
    ready: '/healthz',
    env: { UPSTREAM_PORT: String(port), ...memory, ...env },
  });
  while (!(await ask(server)).includes('"bitcoin"')) await sleep(50);
  return { server, took: performance.now() - began };
}

async function ask({ port }: Server): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${LIST}`)).text();
}

interface Watched {
  /** ms. */
  readonly middle: number;
  readonly longest: number;
  /** % of one processor. */
  readonly cpu: number;
  /** MB at the end. */
  readonly memory: number;
}

/** Asks for the list again and again. */
async function watch(server: Server): Promise<Watched> {
  const delays: number[] = [];
  const began = performance.now();
  const cpu = server.cpu();
  while (performance.now() - began < WATCHED) {
    const asked = performance.now();
    await ask(server);
    delays.push(performance.now() - asked);
    await sleep(EVERY);
  }
  delays.sort((one, other) => one - other);
  return {
    middle: delays[Math.floor(delays.length / 2)] ?? 0,
    longest: delays.at(-1) ?? 0,
    cpu: ((server.cpu() - cpu) / WATCHED) * 100,
    memory: server.memory(),
  };
}
