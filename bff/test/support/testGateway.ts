import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../src/config.ts';
import { drain } from '../../src/drain.ts';
import { createGateway } from '../../src/gateway.ts';
import { createLog } from '../../src/observability/log.ts';
import { makeWebDist } from './webDist.ts';

export interface TestGateway {
  readonly origin: string;
  readonly port: number;
  /** Every line the gateway has logged. */
  readonly lines: string[];
  metrics(): Promise<string>;
  close(): Promise<void>;
}

/** A gateway of its own on a free port, in this process, with whatever configuration a test needs. */
export async function startGateway(env: Readonly<Record<string, string>>): Promise<TestGateway> {
  const lines: string[] = [];
  const log = createLog({ level: 'info', to: { write: (line) => lines.push(line) } });
  const config = readConfig({ WEB_DIST: makeWebDist(), DRAIN_SECONDS: '1', ...env });
  const gateway = await createGateway(config, log);
  gateway.server.listen(0, '127.0.0.1');
  gateway.metricsServer.listen(0, '127.0.0.1');
  await Promise.all([once(gateway.server, 'listening'), once(gateway.metricsServer, 'listening')]);
  const { port } = gateway.server.address() as AddressInfo;
  const metricsPort = (gateway.metricsServer.address() as AddressInfo).port;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    lines,
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    close: () => drain(gateway, 1000),
  };
}

/** The environment that points a gateway at one origin for everything. */
export function pointedAt(origin: string): Record<string, string> {
  return {
    UPSTREAM_API_ORIGIN: origin,
    COMMUNITY_API_ORIGIN: origin,
    LIVE_SOCKET_ORIGIN: origin.replace('http:', 'ws:'),
    DATA_SOURCE: 'simulated',
  };
}
