import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@coinmirror/bff/src/config.ts';
import type { ConfiguredServices } from '@coinmirror/shared/constants/services.ts';
import { readUpstreamConfig } from '@coinmirror/upstream/server/config.ts';
import { root } from '../bootstrap/paths.mjs';
import type { WantedPort } from './ports.ts';

export interface ProductConfig {
  /** Every port to listen on. */
  readonly ports: readonly WantedPort[];
  readonly port: number;
  readonly host: string | undefined;
  /** Kind of the data that the pages show and name. */
  readonly source: 'simulated' | 'live';
  /** Outside services that the pages may load. */
  readonly services: ConfiguredServices;
  /** null if UPSTREAM_API_ORIGIN points elsewhere and nothing needs to be started. */
  readonly upstream: { readonly port: number } | null;
}

/** Reads `.env`, which never overrides the environment. */
export function loadEnvironmentFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads `.env` and both services' variables; throws a readable error. */
export function readEnvironment(): ProductConfig {
  loadEnvironmentFile();
  const bff = readConfig(process.env);
  const embedded = !process.env['UPSTREAM_API_ORIGIN']?.trim();
  const upstream = embedded ? readUpstreamConfig(process.env) : null;
  const { port, host, metricsPort } = bff;
  return {
    ports: [
      { variable: 'PORT', port, host },
      ...(upstream ? [{ variable: 'UPSTREAM_PORT', port: upstream.port, host: '127.0.0.1' }] : []),
      ...(upstream?.metrics ? [{ variable: 'UPSTREAM_METRICS_PORT', ...upstream.metrics }] : []),
      ...(metricsPort === null ? [] : [{ variable: 'METRICS_PORT', port: metricsPort, host }]),
    ],
    port,
    host,
    source: bff.dataSource,
    services: bff.services,
    upstream: upstream && { port: upstream.port },
  };
}
