import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceMetas } from '@coinmirror/bff/src/pages/serviceMetas.ts';
import { createServer, type Plugin } from 'vite';
import { root } from './bootstrap/paths.mjs';
import { buildApart } from './product/buildApart.ts';
import { webDist } from './product/buildWeb.ts';
import { runMain, stopOnSignal } from './product/command.ts';
import { type ProductConfig, readEnvironment } from './product/environment.ts';
import { writeLogos } from './product/logos.ts';
import { requirePorts } from './product/ports.ts';
import { createProduct } from './product/services.ts';

/** Differences from a build: Vite serves web/public/logos itself, and only we know the kind of data source. */
function inFrontOf({ source, services }: ProductConfig): Plugin {
  return {
    name: 'in-front-of-the-bff',
    config(config) {
      delete config.server?.proxy?.['/logos'];
    },
    transformIndexHtml: (html) =>
      html.replace('<html ', `<html data-source="${source}" `).replace('<!--head-->', serviceMetas(services)),
  };
}

/** `npm run dev`: Vite with hot reload in front; BFF and upstream restart when their files change. */
async function dev(): Promise<void> {
  const config = readEnvironment();
  await requirePorts(config.ports);
  // The BFF needs a built template to start; visible pages come from Vite.
  if (existsSync(join(webDist, 'index.html'))) await writeLogos();
  else await buildApart();
  const product = createProduct({
    config,
    nodeArgs: ['--watch', '--watch-preserve-output'],
    onGivenUp: () => void product.stop().finally(() => process.exit(1)),
  });
  stopOnSignal(() => product.stop());
  await product.start();
  const plugins = [inFrontOf(config)];
  const vite = await createServer({ root: join(root, 'web'), plugins, clearScreen: false });
  await vite.listen();
  vite.printUrls();
  console.log(`  The kit: http://localhost:${vite.config.server.port}/gallery/`);
}

await runMain(dev);
