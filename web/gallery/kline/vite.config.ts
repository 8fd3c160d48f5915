import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const web = join(import.meta.dirname, '../..');

/** The page of `npm run bench kline`, built like the product. */
export default defineConfig({
  root: web,
  publicDir: false,
  logLevel: 'warn',
  plugins: [react()],
  build: {
    outDir: join(web, '../.cache/kline-bench'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
  },
});
