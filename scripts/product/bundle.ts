import { join } from 'node:path';

/**
 * Runs Vite over a folder by its own configuration. What visitors get is the production build, whatever this process
 * was told to be: under NODE_ENV=test React would come with its development checks, three times as large and twenty
 * times as slow.
 */
export async function bundle(folder: string): Promise<void> {
  // Loaded only when there is something to build: most starts have nothing.
  const { build } = await import('vite');
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
  } finally {
    // Services and tests that start after it must not inherit that.
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
