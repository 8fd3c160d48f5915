import { defineConfig } from 'vitest/config';

/** By itself, since it starts nginx, a store, an upstream and two gateways: `npm run test:topology`. */
export default defineConfig({
  test: {
    name: 'topology',
    root: import.meta.dirname,
    include: ['*.run.ts'],
    fileParallelism: false,
  },
});
