/**
 * Entry point of every root command (`npm start`, `npm test`, …). Plain JavaScript, so that it runs on an older Node
 * (20): it provides Node 24 and pnpm, installs what changed, and hands over to `scripts/<command>.ts` under Node 24.
 */
import { commands, usage } from './bootstrap/commands.mjs';
import { Failure } from './bootstrap/failure.mjs';
import { handOver } from './bootstrap/handOver.mjs';
import { useHooks } from './bootstrap/hooks.mjs';
import { installPackages } from './bootstrap/install.mjs';
import { prepareToolchain } from './bootstrap/toolchain.mjs';

const [command = '', ...rest] = process.argv.slice(2);

try {
  if (!Object.hasOwn(commands, command)) throw new Failure(usage(command), 2);
  const tools = await prepareToolchain();
  await installPackages(tools);
  useHooks();
  process.exitCode = await handOver(tools, command, rest);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
