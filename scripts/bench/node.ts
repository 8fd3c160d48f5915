import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir } from '../bootstrap/paths.mjs';
import { freePort } from '../product/ports.ts';
import { type Server, startServer } from './process.ts';

const FLAGS = ['--disable-warning=ExperimentalWarning'];

/** Starts one of the small servers in bench/servers; it reads PORT and whatever else it is given. */
export async function startPeer(name: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const port = await freePort();
  const script = fileURLToPath(new URL(`servers/${name}.ts`, import.meta.url));
  return startServer({
    command: process.execPath,
    args: [...FLAGS, script],
    port,
    env: { ...env, PORT: String(port) },
  });
}

/** As in bff/Dockerfile. */
const GATE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=80'];
const GATE_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
};

/** Starts the gate as it runs in production, before the bench's upstream. */
export async function startGate(upstream: Server, webDist: string): Promise<Server> {
  const port = await freePort();
  const script = fileURLToPath(new URL('../../bff/src/main.ts', import.meta.url));
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    UPSTREAM_API_ORIGIN: `http://127.0.0.1:${upstream.port}`,
    COMMUNITY_API_ORIGIN: `http://127.0.0.1:${upstream.port}`,
    LIVE_SOCKET_ORIGIN: `ws://127.0.0.1:${upstream.port}`,
    DATA_SOURCE: 'simulated',
    LOG_LEVEL: 'info',
    NODE_COMPILE_CACHE: join(cacheDir, 'node'),
    ...GATE_MEMORY,
    WEB_DIST: webDist,
  };
  return startServer({
    command: process.execPath,
    args: [...FLAGS, ...GATE_FLAGS, script],
    port,
    env,
    ready: '/healthz',
  });
}
