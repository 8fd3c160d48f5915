import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { commonChunk } from './vite/commonChunk.ts';
import { compiledAhead } from './vite/compiledAhead.ts';
import { evaluated } from './vite/evaluated.ts';
import { firstNotice } from './vite/firstNotice/firstNotice.ts';
import { namedMedia } from './vite/namedMedia.ts';
import { pageFiles } from './vite/pageFiles.ts';
import { startFiles, startModules } from './vite/startFiles.ts';

/** With these the first load begins. */
const FIRST_MODULES = [
  ...startModules(import.meta.dirname),
  ...['src/main.tsx', 'src/pages/home/HomePage.tsx'].map((name) => join(import.meta.dirname, name)),
];

/** A module that so many pages and later parts use is common. */
const COMMON_FROM = 15;

/** What changes with our own releases must not drag these along: they keep their cache entry. */
const LASTING_CHUNKS = [
  // The entry and the little it needs to ask for the rest: with it in another chunk, that one would come first.
  {
    name: 'main',
    test: /[\\/]src[\\/]main\.tsx$|[\\/]nextTask\.ts$|[\\/]laterRel\.ts$|vite[\\/]preload-helper/,
    priority: 4,
  },
  {
    name: 'react',
    test: /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(?:react|react-dom|scheduler)[\\/]|[\\/]app[\\/]boot[\\/]react\.ts$/,
    priority: 3,
  },
  {
    name: 'frame',
    test: /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(?:react-router|@reduxjs[\\/]toolkit|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store|js-cookie)[\\/]|[\\/]app[\\/]boot[\\/]frame\.ts$/,
    priority: 2,
  },
  // Our own code of the first load, in one piece: small chunks compress badly and each costs a request.
  { name: 'site', test: /[\\/]src[\\/]app[\\/]start\.tsx$/, priority: 1 },
  // What home's first rows need beyond that. A chunk for each of their forty modules weighs 9 KB brotli more.
  { name: 'home', test: /[\\/]src[\\/]pages[\\/]home[\\/]HomePage\.tsx$/, priority: 0 },
  // What many pages use, in one piece too: in files of their own, most under a kilobyte, a page had forty of them.
  {
    name: commonChunk('common', FIRST_MODULES),
    debugName: 'common',
    test: /[\\/](?:web|shared)[\\/]src[\\/]/,
    minShareCount: COMMON_FROM,
    includeDependenciesRecursively: false,
    priority: -1,
  },
];

/**
 * What the first load asks for later is found by its own imports, a round trip later, where it is not fetched ahead: the
 * names of all their files were 3 KB of it, and grew with every page.
 */
const FIRST_CHUNKS = /[\\/](?:site|home)-/;

const bff = `http://localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [
    react(),
    evaluated([join(import.meta.dirname, '../shared/src/routes/routeTable.ts')]),
    firstNotice(import.meta.dirname),
    pageFiles(import.meta.dirname),
    startFiles(import.meta.dirname),
    compiledAhead(['react', 'frame', 'site', 'home']),
  ],
  css: namedMedia,
  server: {
    port: Number(process.env['WEB_PORT'] ?? '5173'),
    strictPort: true,
    proxy: {
      '/api': bff,
      '/community': bff,
      '/logos': bff,
      '/live': { target: bff, ws: true },
    },
  },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    assetsDir: 'assets',
    // Fonts and pictures stay files, so that they are cached and a page's policy needs no data: for them.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    sourcemap: 'hidden',
    // Every browser in the target preloads modules by itself.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostId }) => (FIRST_CHUNKS.test(hostId) ? [] : deps),
    },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: LASTING_CHUNKS } } },
  },
});
