import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLoad } from '../bff/test/topology/load.ts';
import { table } from './bench/table.ts';
import { type Composition, openComposition } from './compose/composition.ts';
import { findCompose } from './compose/engine.ts';
import { runMain, stopOnSignal } from './product/command.ts';
import { freePort } from './product/ports.ts';

/** Requests of visitors, which must succeed whichever service is down. */
const PATHS = [
  '/',
  '/currencies/bitcoin',
  '/currencies/ethereum',
  '/exchange/',
  '/api/home/global',
  '/api/coin/web-coinrank?page=1&pagesize=100&type=-1',
];
const VISITORS = 8;
/** Before and after each restart, ms. */
const QUIET = 1_000;
/** The only entry point: while it is down no request can arrive. */
const DOOR = 'nginx';

/** Sends requests while a service restarts; throws if one was lost. */
async function restartUnderLoad(composition: Composition, service: string, origin: string): Promise<number> {
  const load = startLoad(
    origin,
    PATHS.map((path) => ({ path })),
    VISITORS,
  );
  await sleep(QUIET);
  await composition.restart(service).catch(async (error: unknown) => {
    await load.stop();
    throw error;
  });
  await sleep(QUIET);
  const { sent, failed } = await load.stop();
  console.log(`compose: ${service} started again, ${sent} requests, ${failed.length} lost`);
  if (failed.length > 0)
    throw new Error(`Lost while ${service} started again: ${failed.slice(0, 5).join(', ')}`);
  return sent;
}

async function answersAll(origin: string): Promise<void> {
  for (const path of PATHS) {
    const { status } = await fetch(`${origin}${path}`);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
}

/**
 * `npm run test:compose`: docker-compose.yml unchanged: built, started, tested while each of its services restarts, and
 * removed. `--no-build` uses existing images.
 */
await runMain(async () => {
  const compose = await findCompose();
  if (typeof compose === 'string') return console.log(compose);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const composition = await openComposition(compose, {
    ...process.env,
    // The older docker-compose does not enable by default what the Dockerfile's cache mounts need.
    DOCKER_BUILDKIT: '1',
    COMPOSE_DOCKER_CLI_BUILD: '1',
    PUBLIC_ORIGIN: origin,
    HTTP_PORT: String(port),
    HTTPS_PORT: String(tlsPort),
    COMMUNITY_SECRET: randomBytes(24).toString('hex'),
  });
  stopOnSignal(composition.down);
  if (!process.argv.includes('--no-build')) await composition.build();
  try {
    await composition.up();
    console.log(`compose: ${composition.services.length} services are healthy`);
    await answersAll(origin);
    let sent = 0;
    for (const service of composition.services.filter((name) => name !== DOOR))
      sent += await restartUnderLoad(composition, service, origin);
    await composition.restart(DOOR);
    await answersAll(origin);
    console.log(`compose: ${sent} requests through ${composition.services.length - 1} restarts, none lost`);
    console.log(table('Memory', ['service', ''], await composition.memory()));
  } finally {
    await composition.down();
  }
});
