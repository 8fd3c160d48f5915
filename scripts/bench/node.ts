import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../bootstrap/child.mjs';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { imageStart } from '../product/image.ts';
import { freePort } from '../product/ports.ts';
import { type Server, startServer } from './process.ts';

const FLAGS = ['--disable-warning=ExperimentalWarning'];

/** Starts one of the small servers in bench/servers, with PORT and other variables. */
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

const COMPILED = join(cacheDir, 'node');
let compiled: Promise<unknown> | undefined;

/** Like the image's build: strips types and compiles once, outside the process under test. */
function compileOnce(): Promise<unknown> {
  const { flags, script } = imageStart();
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED, PORT: 'none' };
  compiled ??= runToEnd(process.execPath, [...flags, join(root, script)], { env });
  return compiled;
}

/** Starts the gateway as its image does (`imageStart`), before the bench's upstream; `settings` are further variables. */
export async function startGateway(
  upstream: Server,
  webDist: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await freePort();
  const { flags, memory, script } = imageStart();
  await compileOnce();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    UPSTREAM_API_ORIGIN: `http://127.0.0.1:${upstream.port}`,
    COMMUNITY_API_ORIGIN: `http://127.0.0.1:${upstream.port}`,
    LIVE_SOCKET_ORIGIN: `ws://127.0.0.1:${upstream.port}`,
    DATA_SOURCE: 'simulated',
    LOG_LEVEL: 'info',
    NODE_COMPILE_CACHE: COMPILED,
    ...memory,
    WEB_DIST: webDist,
    ...settings,
  };
  return startServer({
    command: process.execPath,
    args: [...flags, join(root, script)],
    port,
    env,
    ready: '/healthz',
  });
}
