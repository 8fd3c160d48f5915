import type { DeliverySettings } from './community/delivery/delivery.ts';
import { limitLines, printLine, printNote } from './community/logging/printLine.ts';
import { readUpstreamConfig } from './server/config.ts';
import { startUpstream } from './server/startUpstream.ts';

/** Runs the upstream as its own process: `node scripts/upstream/main.ts`. Its parent and signals can stop it. */
async function main(): Promise<void> {
  const config = readUpstreamConfig(process.env);
  limitLines(config.logLevel);
  const upstream = await startUpstream({ ...config, readsAhead: true });
  const market =
    config.publicSources === null
      ? `seed ${config.seed}, market time ${new Date(config.now()).toISOString()}`
      : 'public sources';
  printNote(`${upstream.origin} (${market})`);
  printNote(CODES[config.codes.kind]);
  // A read that nobody waits for any more must not end the service of all others.
  process.on('unhandledRejection', (reason) => {
    printLine(reason instanceof Error ? reason.message : String(reason));
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void upstream.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Stop when the parent has died without a message.
  process.on('disconnect', stop);
}

/** Startup notice about phone codes for the operator. */
const CODES: Readonly<Record<DeliverySettings['kind'], string>> = {
  shown: 'phone codes are printed here and shown on the page: anybody may log in as anybody',
  webhook: 'phone codes are sent by the webhook',
  closed:
    'phone codes cannot be sent: registration, SMS login and reset are closed (PHONE_CODE_WEBHOOK sends them, ' +
    'NODE_ENV=development shows them on a machine of your own, scripts/upstream/accounts.ts makes accounts)',
};

const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'port in use; set UPSTREAM_PORT to another.',
  EACCES: 'the port needs privileges; set UPSTREAM_PORT to one above 1023.',
  EADDRNOTAVAIL: 'this machine has no such address; set UPSTREAM_HOST to one of its own.',
  ENOTFOUND: 'unknown host; set UPSTREAM_HOST to an address of this machine.',
};

main().catch((error: NodeJS.ErrnoException) => {
  console.error(`upstream: ${ADVICE[error.code ?? ''] ?? error.message}`);
  process.exitCode = 1;
});
