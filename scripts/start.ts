import { buildApart } from './product/buildApart.ts';
import { runMain, stopOnSignal } from './product/command.ts';
import { readEnvironment } from './product/environment.ts';
import { requirePorts } from './product/ports.ts';
import { createProduct } from './product/services.ts';

/**
 * `npm start`: builds what changed, starts the upstream and the BFF, prints the address. With `--compile-only` it does
 * nothing: the caller compiles this code in a short-lived process.
 */
async function start(): Promise<void> {
  const config = readEnvironment();
  await requirePorts(config.ports);
  await buildApart();
  const product = createProduct({
    config,
    onGivenUp: () => void product.stop().finally(() => process.exit(1)),
  });
  stopOnSignal(() => product.stop());
  await product.start();
  const own = process.env['MARKET_SOURCE']?.trim() || 'simulated';
  const market = config.upstream ? `${own} market` : process.env['UPSTREAM_API_ORIGIN'];
  console.log(`币镜 is at http://localhost:${config.port} (${market}). Ctrl-C stops it.`);
}

if (!process.argv.includes('--compile-only')) await runMain(start);
