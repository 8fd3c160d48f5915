import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedUpstream, startEmbeddedUpstream } from '../support/embeddedUpstream.ts';
import { freePort } from '../support/freePort.ts';
import { redisProgram, startRedis } from '../support/redisServer.ts';
import { pointedAt } from '../support/testGateway.ts';
import { makeWebDist } from '../support/webDist.ts';
import { type GatewayProcess, nginxProgram, startGatewayProcess, startNginx } from './processes.ts';

const nginx = nginxProgram();
const redis = redisProgram();

if (nginx === null) say('skipped, this machine has no nginx (Debian: apt-get install nginx-light)');
if (redis === null) say('skipped, this machine has no redis-server or valkey-server');

/** Does this machine lack a program of the composition? */
export const isIncomplete = nginx === null || redis === null;

export function say(text: string): void {
  process.stderr.write(`topology: ${text}\n`);
}

/** The name under which the composition is reached; its host is in no DNS. */
export const PUBLIC_ORIGIN = 'http://coinmirror.example';

/** What docker-compose.yml says to the gateways and to the upstream alike. */
const PRODUCTION = {
  NODE_ENV: 'production',
  COMMUNITY_CLIENT_ID: 'coinmirror-web',
  COMMUNITY_SECRET: 'a-secret-of-the-topology-test',
};

/** The composition without containers: nginx, two gateways, a shared store, the embedded upstream. */
export interface Topology {
  /** nginx, without TLS. */
  readonly origin: string;
  readonly tlsPort: number;
  /** Where nginx keeps its files and logs. */
  readonly folder: string;
  readonly gateways: readonly [GatewayProcess, GatewayProcess];
  readonly upstream: EmbeddedUpstream;
  /** The folder of what people write. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

export interface TopologyOptions {
  readonly upstreamEnv?: Readonly<Record<string, string>>;
  /** Fills the folder of what people write before the upstream uses it. */
  readonly prepare?: (dataDir: string) => Promise<void>;
}

/** Starts all of it on free ports. */
export async function startTopology({
  upstreamEnv = {},
  prepare = async () => {},
}: TopologyOptions = {}): Promise<Topology> {
  const folder = mkdtempSync(join(tmpdir(), 'coinmirror-nginx-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'coinmirror-data-'));
  await prepare(dataDir);
  const [upstream, store] = await Promise.all([
    startEmbeddedUpstream({ env: { ...PRODUCTION, DATA_DIR: dataDir, ...upstreamEnv } }),
    startRedis(redis ?? ''),
  ]);
  const env = {
    ...pointedAt(upstream.origin),
    ...PRODUCTION,
    PUBLIC_ORIGIN,
    TRUST_PROXY: '1',
    REDIS_URL: store.url,
    DRAIN_SECONDS: '4',
    LOG_LEVEL: 'warn',
    WEB_DIST: makeWebDist(),
  };
  const gateways = [
    await startGatewayProcess(await freePort(), env),
    await startGatewayProcess(await freePort(), env),
  ] as const;
  const [port, tlsPort] = [await freePort(), await freePort()];
  const stopNginx = await startNginx({
    program: nginx ?? '',
    folder,
    port,
    tlsPort,
    gateways: [gateways[0].port, gateways[1].port],
    publicOrigin: PUBLIC_ORIGIN,
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    tlsPort,
    folder,
    gateways,
    upstream,
    dataDir,
    async stop() {
      await stopNginx();
      for (const gateway of gateways) gateway.kill();
      await store.stop();
      await upstream.kill();
    },
  };
}
