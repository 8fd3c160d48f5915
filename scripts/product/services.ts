import { join } from 'node:path';
import { cacheDir } from '../bootstrap/paths.mjs';
import type { ProductConfig } from './environment.ts';
import { imageStart, upstreamStart } from './image.ts';
import { createService, type Service } from './service.ts';

export interface ProductOptions {
  readonly config: ProductConfig;
  /** Arguments for Node itself. */
  readonly nodeArgs?: readonly string[];
  onGivenUp(): void;
}

/** The embedded upstream (unless another one is configured) and the BFF, started together; the BFF stops first. */
export function createProduct({ config, nodeArgs, onGivenUp }: ProductOptions): Service {
  const common = { onGivenUp, ...(nodeArgs ? { nodeArgs } : {}) };
  // Compiled code is cached: a start, and a restart after a crash, takes half the time.
  const compiled = { NODE_COMPILE_CACHE: join(cacheDir, 'node') };
  const services: Service[] = [];
  if (config.upstream) {
    const health = healthOf('127.0.0.1', config.upstream.port);
    const { script, flags, memory } = upstreamStart();
    // A machine of one's own, unless it says otherwise: the upstream shows codes in that mode alone.
    const mode = process.env['NODE_ENV']?.trim() || 'development';
    const env = { ...compiled, ...memory, ...process.env, NODE_ENV: mode };
    services.push(createService({ ...common, name: 'upstream', script, flags, env, health }));
  }
  const { script, flags, memory } = imageStart();
  // Request logs are for servers, not for a terminal.
  const env = { ...compiled, ...memory, LOG_LEVEL: 'warn', ...process.env };
  const health = healthOf(config.host, config.port);
  services.push(createService({ ...common, name: 'bff', script, flags, env, health }));
  return {
    async start() {
      await Promise.all(services.map((service) => service.start()));
    },
    async stop() {
      for (const service of services.toReversed()) await service.stop();
    },
  };
}

/** A service that listens on all addresses is checked on loopback. */
function healthOf(host: string | undefined, port: number): string {
  const home = !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${home.includes(':') ? `[${home}]` : home}:${port}/healthz`;
}
