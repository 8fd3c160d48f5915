import { join } from 'node:path';

/**
 * Runs Vite over a folder with its own configuration. Visitors always get the production build, whatever this process's
 * environment: under NODE_ENV=test React would include development checks, three times as large and twenty times as
 * slow.
 */
export async function bundle(folder: string): Promise<void> {
  // Loaded only if there is something to build: most starts have nothing.
  const { build } = await import('vite');
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
  } finally {
    // Services and tests started later must not inherit it.
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
