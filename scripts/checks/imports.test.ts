import { describe, expect, test } from 'vitest';
import { importDirection } from './imports.ts';
import { readSource } from './sourceFile.ts';

function importing(path: string, specifier: string): string[] {
  return complaints(path, `import x from '${specifier}';`);
}

function complaints(path: string, text: string): string[] {
  return importDirection.run(readSource(path, text)).map(({ line, message }) => `${line}: ${message}`);
}

describe('direction of imports', () => {
  test.each([
    ['web/src/features/coins/table.tsx', '#features/session/slice.ts', /feature never imports another/],
    ['web/src/ui/button/Button.tsx', '#features/coins/a.ts', /ui stands below features/],
    ['web/src/features/coins/a.ts', '../../pages/home/Home.tsx', /features stands below pages/],
    ['web/src/pages/home/Home.tsx', '../coin/a.ts', /never imports another page's folder.*templates/],
    ['web/src/pages/home/strip/Strip.tsx', '#pages/coin/a.ts', /\(home → coin\)/],
    ['web/src/features/coins/a.ts', '#templates/coin/a.ts', /features stands below templates/],
    ['web/src/templates/coin/a.ts', '#pages/coin/a.ts', /templates stands below pages/],
    ['web/src/live/room.ts', '#api/api.ts', /stand beside each other/],
    ['web/src/pages/home/Home.tsx', '#layouts/Default.tsx', /pages stands below layouts/],
    ['web/src/api/call.ts', '../../../bff/src/app.ts', /web and bff meet only in shared/],
    ['bff/src/app.ts', '../../scripts/start.ts', /nobody imports scripts/],
    ['web/src/app/a.ts', '../../../bff/src/prerender/coins/coins.ts', /web and bff meet only in shared/],
    ['bff/src/calls/a.ts', '../app.ts', /calls stands below app/],
    ['shared/src/content/a.ts', '@coinmirror/handlers/answer.ts', /answers are made by the upstream/],
    ['shared/handlers/coin/a.ts', '@coinmirror/simulation/market/a.ts', /Ask a port/],
    ['shared/handlers/coin/a.ts', '../../simulation/market/a.ts', /Ask a port/],
    ['shared/src/routes/a.ts', '../pages/b.ts', /routes stands below pages/],
    ['shared/src/contract/a.ts', '../columns/b.ts', /contract stands below columns/],
    ['shared/src/format/a.ts', '../definitions/b.ts', /stand beside each other/],
    ['shared/src/odd/a.ts', '../format/b.ts', /no part of shared that the rules know/],
    ['shared/simulation/market/a.ts', 'node:fs', /no DOM, Node, React/],
    ['shared/simulation/path/a.ts', '../market/b.ts', /path stands below market/],
    ['shared/handlers/ports/a.ts', '../coin/b.ts', /ports stands below coin/],
    ['shared/handlers/odd/a.ts', '../ports/b.ts', /no part of handlers that the rules know/],
    ['web/src/features/coins/a.ts', '@coinmirror/simulation/market/a.ts', /Ask a port/],
    ['bff/src/calls/a.ts', '@coinmirror/handlers/answer.ts', /answers are made by the upstream/],
    ['shared/src/format/a.ts', '@coinmirror/bff/src/config.ts', /shared stands below bff/],
    ['shared/src/format/a.ts', 'node:crypto', /no DOM, Node, React/],
    ['shared/src/format/a.ts', 'react', /no DOM, Node, React/],
    ['web/src/ui/a.ts', 'node:fs', /no Node in a browser/],
    ['web/src/features/kline/a.ts', 'klinecharts', /only web\/src\/charts/],
    ['web/src/app/store.ts', '#testing/server.ts', /for tests alone/],
    ['web/src/odd/a.ts', '#ui/b.ts', /no part of web that the rules know/],
    ['web/e2e/pages/a.spec.ts', '../../../bff/src/app.ts', /use the product from outside/],
    ['web/gallery/exhibits/ui/a.tsx', '#features/coins/a.ts', /shows ui\/ and charts\/ alone/],
    ['web/src/pages/home/Home.tsx', '../../../gallery/show.tsx', /for developers and never ships/],
  ])('%s must not import %s', (path, specifier, message) => {
    expect(importing(path, specifier)).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    ['web/src/app/store.ts', '#features/session/slice.ts'],
    ['web/src/layouts/Default.tsx', '#features/nav/Menu.tsx'],
    ['web/src/pages/home/Home.tsx', '#features/coins/Table.tsx'],
    ['web/src/pages/home/strip/Strip.tsx', '../Home.tsx'],
    ['web/src/pages/home/Home.tsx', '#templates/coinList/CoinListView.tsx'],
    ['web/src/templates/coin/a.ts', '#templates/errors/NotFoundPage.tsx'],
    ['web/src/app/router/views.ts', '#templates/errors/NotFoundPage.tsx'],
    ['web/src/features/coins/Table.tsx', './Row.tsx'],
    ['web/src/features/coins/Table.tsx', '#features/coins/row/Row.tsx'],
    ['web/src/features/coins/Table.tsx', '@coinmirror/shared/format/price.ts'],
    ['web/src/features/coins/Table.test.tsx', '#features/session/slice.ts'],
    ['web/src/app/app.test.tsx', '#testing/server.ts'],
    ['web/src/charts/candles.ts', 'klinecharts'],
    ['bff/src/main.ts', './app.ts'],
    ['bff/src/calls/a.ts', '../config.ts'],
    ['shared/src/format/a.ts', 'valibot'],
    ['shared/src/format/a.test.ts', 'libphonenumber-js'],
    ['shared/src/format/a.test.ts', 'vitest'],
    ['scripts/start.ts', '@coinmirror/bff/src/config.ts'],
    ['scripts/upstream/a.ts', '@coinmirror/simulation/market/a.ts'],
    ['shared/handlers/coin/a.ts', '../ports/b.ts'],
    ['shared/handlers/coin/a.ts', '../exchange/b.ts'],
    ['shared/handlers/coin/a.ts', '@coinmirror/shared/format/price.ts'],
    ['shared/handlers/coin/a.test.ts', '@coinmirror/testing/world.ts'],
    ['shared/simulation/market/a.ts', '@coinmirror/handlers/ports/coins.ts'],
    ['shared/src/columns/a.ts', '../contract/b.ts'],
    ['web/src/testing/a.ts', '@coinmirror/simulation/sources.ts'],
    ['web/gallery/data/a.ts', '@coinmirror/simulation/market/a.ts'],
    ['web/e2e/pages/a.spec.ts', '@coinmirror/testing/addresses.ts'],
    ['web/gallery/exhibits/ui/a.tsx', '#ui/button/Button.tsx'],
    ['web/gallery/exhibits/charts/a.tsx', '../../show.tsx'],
  ])('%s may import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });

  test.each([
    ["const load = () => import('#pages/a.tsx');", 1],
    ["type A = import('#pages/a.tsx').A;", 1],
    ["import type { A } from '#pages/a.tsx';", 1],
    ["\nexport { a } from '#pages/a.tsx';", 2],
    ["\nexport * from '#pages/a.tsx';", 2],
  ])('sees %j', (text, line) => {
    expect(complaints('web/src/ui/a.ts', text)).toEqual([expect.stringMatching(`^${line}: `)]);
  });
});
