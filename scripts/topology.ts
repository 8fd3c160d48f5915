import { runMain } from './product/command.ts';
import { runTool } from './testing/tools.ts';

/**
 * `npm run test:topology`: the machine's nginx and Valkey in front of two gateways, one of which restarts under load.
 */
await runMain(async () => {
  const config = 'bff/test/topology/vitest.config.ts';
  process.exitCode = await runTool('vitest', ['run', '--config', config, ...process.argv.slice(2)]);
});
