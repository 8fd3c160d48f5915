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
  await listen(gateway.server, config.port, config.host);
  if (config.metricsPort !== null) await listen(gateway.metricsServer, config.metricsPort, config.host);
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

async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen({ port, host });
  await once(server, 'listening');
}

main().catch((error: NodeJS.ErrnoException) => {
  const line = error.code === 'EADDRINUSE' ? 'The port is in use; set PORT to another.' : error.message;
  process.stderr.write(`bff: ${line}\n`);
  process.exit(1);
});
