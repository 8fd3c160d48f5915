import { describe, expect, test } from 'vitest';
import { specsFor } from './changed.ts';

const HOME = 'web/e2e/pages/home.spec.ts';

describe('browser tests for a change', () => {
  test.each([
    ['nothing', []],
    ['documents', ['README.md', 'web/docs/state.md', 'scripts/docs/tests.md', 'web/docs/home.png']],
    ['tests of another kind', ['web/src/pages/home/HomePage.test.tsx', 'bff/test/pages.test.ts']],
    ['what only those use', ['web/src/testing/setup.ts', 'bff/test/support/testGateway.ts']],
    [
      'tools no page meets',
      ['scripts/checks/words.ts', 'scripts/bench/run.ts', 'biome.json', 'vitest.config.ts'],
    ],
  ])('%s: none', (_what, changed) => {
    expect(specsFor(changed)).toEqual([]);
  });

  test('only changed specifications: those, whatever else changed without reaching a page', () => {
    expect(specsFor([HOME, 'README.md'])).toEqual([HOME]);
  });

  test.each([
    'web/src/ui/button/Button.tsx',
    'web/src/ui/button/button.module.css',
    'web/public/theme.js',
    'web/index.html',
    'web/vite.config.ts',
    'web/playwright.config.ts',
    'web/e2e/support/page.ts',
    'bff/src/app.ts',
    'scripts/upstream/catalogue/coins.json',
    'scripts/upstream/main.ts',
    'scripts/product/buildWeb.ts',
    'scripts/start.ts',
    'pnpm-lock.yaml',
    'package.json',
  ])('%s: all, although a specification changed too', (path) => {
    expect(specsFor([HOME, path])).toBe('all');
  });
});
