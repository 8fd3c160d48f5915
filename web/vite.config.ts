import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareTheme } from './vite/bareTheme.ts';
import { commonChunk } from './vite/commonChunk.ts';
import { compiledAhead } from './vite/compiledAhead.ts';
import { css } from './vite/css.ts';
import { evaluated } from './vite/evaluated.ts';
import { firstHtml } from './vite/firstHtml/firstHtml.ts';
import { firstNotice } from './vite/firstNotice/firstNotice.ts';
import { icons } from './vite/icons.ts';
import { licences } from './vite/licences.ts';
import { pageFiles } from './vite/pageFiles.ts';
import { startFiles, startModules } from './vite/startFiles.ts';
import { OLDEST_BROWSERS } from './vite/target/browsers.ts';
import { withinTarget } from './vite/target/withinTarget.ts';
import { tooOld } from './vite/tooOld/tooOld.ts';

/** The entry points of the first load. */
const FIRST_MODULES = [
  ...startModules(import.meta.dirname),
  ...['src/main.tsx', 'src/pages/home/HomePage.tsx'].map((name) => join(import.meta.dirname, name)),
];

/** A module used by this many pages and deferred parts counts as common. */
const COMMON_FROM = 15;

/** Chunks of stable libraries: our own releases must not invalidate their cache entries. */
const LASTING_CHUNKS = [
  // The entry and the little it needs to load the rest: in another chunk, it would make that one load first.
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
  // Our own code of the first load, in one chunk: small chunks compress badly and each costs a request.
  { name: 'site', test: /[\\/]src[\\/]app[\\/]start\.tsx$/, priority: 1 },
  // What home's first rows need beyond that. A chunk for each of these forty modules weighs 9 KB brotli more.
  { name: 'home', test: /[\\/]src[\\/]pages[\\/]home[\\/]HomePage\.tsx$/, priority: 0 },
  // What many pages use, in one chunk too: in separate files, most under a kilobyte, a page had forty of them.
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
 * Code that the first load defers is found through its own imports, a round trip later, where it is not preloaded: the
 * names of all these files took 3 KB of the first load, and grew with every page.
 */
const FIRST_CHUNKS = /[\\/](?:site|home)-/;

const bff = `http://localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [
    react(),
    evaluated([join(import.meta.dirname, '../shared/src/routes/routeTable.ts')]),
    firstHtml(import.meta.dirname),
    firstNotice(import.meta.dirname),
    tooOld(import.meta.dirname),
    icons(import.meta.dirname),
    licences(import.meta.dirname),
    pageFiles(import.meta.dirname),
    startFiles(import.meta.dirname),
    bareTheme(import.meta.dirname),
    withinTarget(),
    compiledAhead(['react', 'frame', 'site', 'home']),
  ],
  css,
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
    target: OLDEST_BROWSERS,
    outDir: 'dist',
    assetsDir: 'assets',
    // Fonts and pictures stay files, so that they are cached and the content security policy needs no data: for them.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    sourcemap: 'hidden',
    // Every target browser preloads modules natively.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostId }) => (FIRST_CHUNKS.test(hostId) ? [] : deps),
    },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: LASTING_CHUNKS } } },
  },
});
