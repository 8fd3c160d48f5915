import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** Tests of web that have a document: what is drawn, and what asks for one by its name. Any other runs in Node. */
const IN_DOCUMENT = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];
/** Tests that replace modules which others share, or are about what a module keeps. */
const ISOLATED = ['**/*.isolated.test.{ts,tsx}'];

/** A document, the answers of the upstream and the prepared market. */
const DOCUMENT: Options = {
  root: 'web',
  environment: 'jsdom',
  globalSetup: ['./src/testing/prepareMarket.ts'],
  setupFiles: ['./src/testing/setup.ts'],
};

/**
 * JSX made as it is shipped: for each element React's own development build notes where it was written, for warnings
 * that the linter gives sooner, and that took a quarter of what the tests of pages take.
 */
const SHIPPED_JSX: TestProjectInlineConfiguration = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: {
    alias: {
      'react/jsx-runtime': join(
        dirname(createRequire(join(import.meta.dirname, 'web/package.json')).resolve('react/package.json')),
        'cjs/react-jsx-runtime.production.js',
      ),
    },
  },
};

/** Files share their project's workers, and what those have loaded: starting one takes longer than most. */
function sharing({ exclude = [], ...options }: Options): TestProjectInlineConfiguration {
  const excluded = ['**/node_modules/**', ...ISOLATED, ...exclude];
  return { extends: true, test: { ...options, exclude: excluded, isolate: false } };
}

/** One run for every room: `npx vitest run`, or `npx vitest run --project web web/src/ui`. */
export default defineConfig({
  // How long each file took is kept with what else may be thrown away: the next run begins with the slowest.
  cacheDir: '.cache/vitest',
  test: {
    // A law is no race: a slow machine gets its time, a wrong answer fails at once.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than there are processors: a test that waits for its page leaves one idle.
    maxWorkers: availableParallelism() + 1,
    // Pages are made and thrown away by the hundred: collecting them in larger lots saves a twelfth of the processor.
    execArgv: ['--max-semi-space-size=64'],
    // What no import leads to, for `--changed`: processes that tests start, files that they read.
    forceRerunTriggers: [
      '**/{package.json,pnpm-lock.yaml,vitest.config.ts}',
      '**/src/testing/**',
      '**/shared/testing/**',
      '**/web/{index.html,public/**}',
      '**/scripts/{upstream/{server,community,sources,database},bootstrap}/**/!(*.test).{ts,mjs}',
    ],
    projects: [
      sharing({ name: 'shared', root: 'shared', include: ['src/**/*.test.ts'] }),
      sharing({ name: 'upstream', root: 'scripts/upstream', include: ['**/*.test.ts'] }),
      { ...SHIPPED_JSX, ...sharing({ ...DOCUMENT, name: 'web', include: IN_DOCUMENT }) },
      { ...SHIPPED_JSX, extends: true, test: { ...DOCUMENT, name: 'web-isolated', include: ISOLATED } },
      sharing({ name: 'web-node', root: 'web', include: ['{src,vite}/**/*.test.ts'], exclude: IN_DOCUMENT }),
      sharing({ name: 'bff', root: 'bff', include: ['{src,test}/**/*.test.ts'] }),
      { extends: true, test: { name: 'bff-isolated', root: 'bff', include: ISOLATED } },
      sharing({ name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], exclude: ['upstream/**'] }),
    ],
  },
});
