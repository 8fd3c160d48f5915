import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@coinmirror/bff/src/config.ts';
import { root } from '../bootstrap/paths.mjs';
import { readUpstreamConfig } from '../upstream/config.ts';

export interface ProductConfig {
  readonly port: number;
  readonly host: string | undefined;
  /** What the pages show, and say that they show. */
  readonly source: 'simulated' | 'live';
  /** null when UPSTREAM_API_ORIGIN points somewhere else and nothing needs to be started. */
  readonly upstream: { readonly port: number } | null;
}

/** Reads `.env` (which never overrides the environment) and both services' variables; throws what is wrong in words. */
export function readEnvironment(): ProductConfig {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const bff = readConfig(process.env);
  const embedded = !process.env['UPSTREAM_API_ORIGIN']?.trim();
  return {
    port: bff.port,
    host: bff.host,
    source: bff.dataSource,
    upstream: embedded ? { port: readUpstreamConfig(process.env).port } : null,
  };
}
