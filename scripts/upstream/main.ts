import { readUpstreamConfig } from './config.ts';
import { startUpstream } from './startUpstream.ts';

/** Runs the upstream by itself: `node scripts/upstream/main.ts`. Parent and signals can stop it. */
async function main(): Promise<void> {
  const config = readUpstreamConfig(process.env);
  const upstream = await startUpstream(config);
  console.log(
    `upstream: ${upstream.origin} (seed ${config.seed}, market time ${new Date(config.now()).toISOString()})`,
  );
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void upstream.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // A parent that died without a word must not leave us behind.
  process.on('disconnect', stop);
}

main().catch((error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE';
  console.error(busy ? 'upstream: port in use; set UPSTREAM_PORT to another.' : `upstream: ${error.message}`);
  process.exitCode = 1;
});
