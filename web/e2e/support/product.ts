import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A busy machine takes its time; a port at which nothing ever answers costs this once. */
const READY_WITHIN = 240_000;

/** A product for one test, which may stop its upstream. The shared one of the run must never be disturbed. */
export interface Product {
  readonly origin: string;
  startUpstream(): Promise<void>;
  stopUpstream(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts upstream and gateway on free ports, with the web app that the run has built. What visitors write is stored in
 * `dataDir`, or lost with the upstream; `more` are further variables.
 */
export async function startProduct(
  dataDir = ':memory:',
  more: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const [port, upstreamPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(port),
    UPSTREAM_PORT: String(upstreamPort),
    UPSTREAM_API_ORIGIN: '',
    MARKET_SEED: '20170808',
    DATA_DIR: dataDir,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    ...more,
  };
  let upstream: ChildProcess | null = null;
  const run = (script: string) =>
    spawn(process.execPath, [script], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });

  async function startUpstream(): Promise<void> {
    upstream = run('scripts/upstream/main.ts');
    await untilWell(upstreamPort);
  }

  await startUpstream();
  const bff = run('bff/src/main.ts');
  await untilWell(port);

  return {
    origin: `http://127.0.0.1:${port}`,
    startUpstream,
    stopUpstream: () => end(upstream),
    async stop() {
      await end(bff);
      await end(upstream);
    },
  };
}

function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // SIGKILL: a failing upstream gives no notice.
  child.kill('SIGKILL');
  return gone;
}

async function untilWell(port: number): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN; Date.now() < deadline; ) {
    const well = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (well) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at port ${port}.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
