import { defineConfig } from 'vitest/config';

/** One run for every room: `npx vitest run`, or `npx vitest run --project web web/src/ui`. */
export default defineConfig({
  test: {
    // A law is no race: a slow machine gets its time, a wrong answer fails at once.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two workers fill a small machine; more only make timings flaky.
    maxWorkers: process.env['CI'] ? 2 : undefined,
    projects: [
      { extends: true, test: { name: 'shared', root: 'shared', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'web',
          root: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          globalSetup: ['./src/testing/prepareMarket.ts'],
          setupFiles: ['./src/testing/setup.ts'],
        },
      },
      { extends: true, test: { name: 'bff', root: 'bff', include: ['{src,test}/**/*.test.ts'] } },
      { extends: true, test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
