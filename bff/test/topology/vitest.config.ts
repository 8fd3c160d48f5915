import { defineConfig } from 'vitest/config';

/**
 * By itself, since it starts nginx, a store, an upstream and two gateways: a phase of `npm test`, alone by
 * `npm run test:topology`.
 */
export default defineConfig({
  test: {
    name: 'topology',
    root: import.meta.dirname,
    include: ['*.run.ts'],
    fileParallelism: false,
    // A law is no race: other phases run beside it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
