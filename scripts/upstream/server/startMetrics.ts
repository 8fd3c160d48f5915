import type { Server } from 'node:http';
import { createMetricsServer } from '@coinmirror/bff/src/observability/metricsServer.ts';
import { createUpstreamMetrics, type UpstreamMetricsOptions } from './metrics.ts';

/** Where figures are served: a port of their own, which is never opened to the public. */
export interface MetricsAddress {
  readonly port: number;
  readonly host: string;
}

/** Serves the figures of an upstream at /metrics. Throws a one-line Error where the address cannot be listened at. */
export function startMetrics(address: MetricsAddress, options: UpstreamMetricsOptions): Promise<Server> {
  const server = createMetricsServer(createUpstreamMetrics(options));
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const refuse = (error: NodeJS.ErrnoException) =>
    reject(
      new Error(
        `UPSTREAM_METRICS_HOST ${address.host} and UPSTREAM_METRICS_PORT ${address.port} cannot be used (${error.code ?? error.message}); set others.`,
      ),
    );
  server.once('error', refuse);
  server.listen(address, () => {
    server.off('error', refuse);
    resolve(server);
  });
  return promise;
}
