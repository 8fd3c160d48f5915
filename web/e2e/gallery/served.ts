import { join } from 'node:path';
import { build, preview } from 'vite';
import { test as base } from '../support/test.ts';

const configFile = join(import.meta.dirname, '../../gallery/vite.config.ts');
const QUIET = { configFile, logLevel: 'warn' } as const;

/** A test with the gallery's URL: built and served once for the file, on a free port. */
export const test = base.extend<object, { readonly galleryUrl: string }>({
  galleryUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern even for a fixture without dependencies
    async ({}, use) => {
      await build(QUIET);
      const server = await preview({ ...QUIET, preview: { host: '127.0.0.1', port: 0 } });
      await use(new URL('/gallery/', server.resolvedUrls?.local[0]).href);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
