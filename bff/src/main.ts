import { once } from 'node:events';
import type { Server } from 'node:http';
import { readConfig } from './config.ts';
import { drain } from './drain.ts';
import { createGateway } from './gateway.ts';
import { createLog } from './observability/log.ts';

/** Runs the gateway: `node bff/src/main.ts`. SIGTERM and SIGINT drain it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel });
  const gateway = await createGateway(config, log);
  await listen(gateway.server, '', config.port, config.host);
  if (config.metricsPort !== null)
    await listen(gateway.metricsServer, 'METRICS_', config.metricsPort, config.metricsHost);
  log.info({ port: config.port, data: config.dataSource }, 'listening');

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log.info('draining');
    void drain(gateway, config.drainMs).finally(() => {
      log.info('stopped');
      log.flush();
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** `prefix` is that of the two variables, for the advice. */
async function listen(
  server: Server,
  prefix: '' | 'METRICS_',
  port: number,
  host: string | undefined,
): Promise<void> {
  server.listen({ port, host });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const advice: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is in use; set ${prefix}PORT to another.`,
      EACCES: `Port ${port} is not for everybody; set ${prefix}PORT to one above 1023.`,
      EADDRNOTAVAIL: `This machine has no address ${host}; set ${prefix}HOST to one of its own.`,
      ENOTFOUND: `Nobody knows a host ${host}; set ${prefix}HOST to an address of this machine.`,
    };
    throw new Error(advice[error.code ?? ''] ?? error.message);
  });
}

main().catch((error: Error) => {
  process.stderr.write(`bff: ${error.message}\n`);
  process.exit(1);
});
