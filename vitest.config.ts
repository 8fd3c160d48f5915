import { defineConfig } from 'vitest/config';

/** One run for every room: `npx vitest run`, or `npx vitest run --project web web/src/ui`. */
export default defineConfig({
  test: {
    // Two workers fill a small machine; more only make timings flaky.
    maxWorkers: process.env['CI'] ? 2 : undefined,
    projects: [
      { test: { name: 'shared', root: 'shared', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'web',
          root: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/testing/setup.ts'],
        },
      },
      { test: { name: 'bff', root: 'bff', include: ['{src,test}/**/*.test.ts'] } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
