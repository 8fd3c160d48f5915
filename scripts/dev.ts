import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { root } from './bootstrap/paths.mjs';
import { buildWeb, webDist } from './product/buildWeb.ts';
import { runMain, stopOnSignal } from './product/command.ts';
import { readEnvironment } from './product/environment.ts';
import { writeLogos } from './product/logos.ts';
import { requireFree } from './product/ports.ts';
import { createProduct } from './product/services.ts';

/** What differs from a build: Vite serves web/public/logos itself, and nobody but us says what the data is. */
function inFrontOf(source: string): Plugin {
  return {
    name: 'in-front-of-the-bff',
    config(config) {
      delete config.server?.proxy?.['/logos'];
    },
    transformIndexHtml: (html) => html.replace('<html ', `<html data-source="${source}" `),
  };
}

/** `npm run dev`: Vite with hot reload in front; BFF and upstream behind it start again when their files change. */
async function dev(): Promise<void> {
  const config = readEnvironment();
  await requireFree(config.port, 'PORT', config.host);
  if (config.upstream) await requireFree(config.upstream.port, 'UPSTREAM_PORT', '127.0.0.1');
  // The BFF wants a built shell to begin with; what is seen comes from Vite.
  if (existsSync(join(webDist, 'index.html'))) await writeLogos();
  else await buildWeb();
  const product = createProduct({
    config,
    nodeArgs: ['--watch', '--watch-preserve-output'],
    onGivenUp: () => void product.stop().finally(() => process.exit(1)),
  });
  stopOnSignal(() => product.stop());
  await product.start();
  const plugins = [inFrontOf(config.source)];
  const vite = await createServer({ root: join(root, 'web'), plugins, clearScreen: false });
  await vite.listen();
  vite.printUrls();
}

await runMain(dev);
