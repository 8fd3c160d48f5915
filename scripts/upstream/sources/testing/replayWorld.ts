import type { Sources } from '../../ports/sources.ts';
import { type SourceName, sourceNames } from '../table/sourceTable.ts';
import { type ReplayServer, startReplayServer, WireAnswer } from './replayServer.ts';
import { isDecimal } from './world/contracts/gateio.ts';
import { createFakeWorld } from './world/fakeWorld.ts';
import type { Asked, Encoder } from './world/route.ts';
import { worldRoutes } from './world/routes.ts';
import { worldSockets } from './world/sockets/worldSockets.ts';

export interface ReplayWorldOptions {
  /** Epoch ms; the clock of this machine unless it is reported. */
  readonly now?: () => number;
  /** The same seed makes the same market. */
  readonly seed?: number;
  /** How many of the largest coins exchanges trade. */
  readonly coins?: number;
  /** Starts at once, and writes the answers that take seconds for the first time when they are asked for. */
  readonly isCold?: boolean;
}

/** Every public source on this machine; together they report on one market. */
export interface ReplayWorld {
  readonly servers: ReadonlyMap<SourceName, ReplayServer>;
  /** Variables by which the sources are asked here. CoinMarketCap is off until `SOURCES_COINMARKETCAP=on`. */
  readonly env: Readonly<Record<string, string>>;
  /** The market that is reported. */
  readonly truth: Sources;
  close(): Promise<void>;
}

const COINS = 100;
/** One after another: histories of all coins, pairs and contracts, volumes of exchanges by the day. */
const SLOW_AT_FIRST: readonly (readonly [SourceName, path: string])[] = [
  ['BINANCE', '/api/v3/ticker/24hr'],
  ['BINANCE_FUTURES', '/fapi/v1/premiumIndex'],
  ['COINPAPRIKA', '/v1/tickers'],
  ['COINGECKO', '/api/v3/coins/markets?sparkline=true&per_page=250&page=1'],
  ['COINGECKO', '/api/v3/coins/markets?sparkline=true&per_page=250&page=2'],
  ['COINGECKO', '/api/v3/coins/markets?sparkline=true&per_page=250&page=3'],
  ['COINGECKO', '/api/v3/exchanges'],
  ['LLAMA', '/overview/dexs'],
  ['LLAMA', '/protocols'],
  ['ALTERNATIVE', '/fng/?limit=0'],
  ['MEMPOOL', '/api/v1/mining/hashrate/all'],
];
const SEED = 7;

/**
 * Starts a server for each source, and has the slowest answers written once. Answers change with each second of the
 * clock, and are written once in it.
 */
export async function startReplayWorld(options: ReplayWorldOptions = {}): Promise<ReplayWorld> {
  const { now = Date.now, seed = SEED, coins = COINS, isCold = false } = options;
  const world = createFakeWorld({ now, seed, coins });
  const servers = new Map<SourceName, ReplayServer>();
  for (const name of sourceNames) {
    const server = await startReplayServer({}, now);
    for (const [path, encode] of worldRoutes[name]?.(world) ?? []) {
      const answered = oncePerSecond(now, encode);
      server.answer(path, (url, posted, parts, headers) =>
        answered(url, { query: url.searchParams, posted, parts, headers }),
      );
    }
    const sockets = worldSockets[name];
    if (sockets) server.serveSockets(sockets(world, now));
    servers.set(name, server);
  }
  // Clients give up after ten seconds, and a busy machine may need longer for all histories at once.
  if (!isCold) for (const [name, path] of SLOW_AT_FIRST) await fetch(`${servers.get(name)?.origin}${path}`);
  const origins = [...servers].flatMap(([name, { origin }]) => [
    [`SOURCES_${name}_ORIGIN`, origin],
    ...(worldSockets[name] ? [[`SOURCES_${name}_SOCKET`, origin.replace('http', 'ws')]] : []),
  ]);
  return {
    servers,
    env: Object.fromEntries(origins),
    truth: world.truth,
    async close() {
      await Promise.all([...servers.values()].map((server) => server.close()));
    },
  };
}

type Written = string | WireAnswer | undefined;

/** Writes each question's answer once in a second. */
function oncePerSecond(now: () => number, encode: Encoder) {
  let cached = { second: Number.NaN, answers: new Map<string, Promise<Written>>() };
  return (url: URL, asked: Asked): Promise<Written> => {
    const second = Math.floor(now() / 1000);
    if (cached.second !== second) cached = { second, answers: new Map() };
    const question = `${url.pathname}${url.search} ${asked.posted} ${isDecimal(asked)}`;
    const known = cached.answers.get(question) ?? written(encode, asked);
    cached.answers.set(question, known);
    return known;
  };
}

async function written(encode: Encoder, asked: Asked): Promise<Written> {
  const answer = await encode(asked);
  return answer === undefined || answer instanceof WireAnswer ? answer : JSON.stringify(answer);
}
