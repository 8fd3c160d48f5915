import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { css } from '../vite/css.ts';

const web = join(import.meta.dirname, '..');

/** The gallery alone, for its browser test. `npm run dev` serves it unbuilt; `npm run build` does not include it. */
export default defineConfig({
  root: web,
  plugins: [react()],
  css,
  // React's development build: it explains its errors, on which the browser test fails.
  define: { 'process.env.NODE_ENV': JSON.stringify('development') },
  build: {
    outDir: join(web, '../.cache/gallery'),
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
  },
});
