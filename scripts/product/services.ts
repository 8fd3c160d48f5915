import type { ProductConfig } from './environment.ts';
import { createService, type Service } from './service.ts';

export interface ProductOptions {
  readonly config: ProductConfig;
  /** More variables for the BFF. */
  readonly bffEnv?: NodeJS.ProcessEnv;
  readonly nodeArgs?: readonly string[];
  onGivenUp(): void;
}

/** The embedded upstream (unless another is configured) and the BFF, started in this order and stopped in reverse. */
export function createProduct({ config, bffEnv = {}, nodeArgs, onGivenUp }: ProductOptions): Service {
  const common = { onGivenUp, ...(nodeArgs ? { nodeArgs } : {}) };
  const services: Service[] = [];
  if (config.upstream) {
    const health = `http://127.0.0.1:${config.upstream.port}/healthz`;
    services.push(
      createService({
        ...common,
        name: 'upstream',
        script: 'scripts/upstream/main.ts',
        env: process.env,
        health,
      }),
    );
  }
  const env = { ...process.env, ...bffEnv };
  const health = `http://${config.host ?? '127.0.0.1'}:${env['PORT'] ?? config.port}/healthz`;
  services.push(createService({ ...common, name: 'bff', script: 'bff/src/main.ts', env, health }));
  return {
    async start() {
      for (const service of services) await service.start();
    },
    async stop() {
      for (const service of services.toReversed()) await service.stop();
    },
  };
}
