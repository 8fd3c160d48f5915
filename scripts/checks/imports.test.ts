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
    ['web/src/ui/button/Button.tsx', '#features/coins/a.ts', /ui is below features/],
    ['web/src/features/coins/a.ts', '../../pages/home/Home.tsx', /features is below pages/],
    ['web/src/pages/home/Home.tsx', '../coin/a.ts', /never imports another page's folder.*templates/],
    ['web/src/pages/home/strip/Strip.tsx', '#pages/coin/a.ts', /\(home → coin\)/],
    ['web/src/features/coins/a.ts', '#templates/coin/a.ts', /features is below templates/],
    ['web/src/templates/coin/a.ts', '#pages/coin/a.ts', /templates is below pages/],
    ['web/src/live/client.ts', '#api/api.ts', /are on the same layer/],
    ['web/src/pages/home/Home.tsx', '#layouts/Default.tsx', /pages is below layouts/],
    ['web/src/api/call.ts', '../../../bff/src/app.ts', /web and bff only share code through shared/],
    ['bff/src/app.ts', '../../scripts/start.ts', /no room imports scripts/],
    [
      'web/src/app/a.ts',
      '../../../bff/src/prerender/coins/coins.ts',
      /web and bff only share code through shared/,
    ],
    ['bff/src/calls/a.ts', '../app.ts', /calls is below app/],
    [
      'shared/src/content/a.ts',
      '@coinmirror/upstream/answers/dispatch/answer.ts',
      /only the upstream computes answers/,
    ],
    [
      'web/src/api/a.ts',
      '@coinmirror/shared/contract/encode.ts',
      /only the upstream and tests write answers/,
    ],
    ['bff/src/live/a.ts', '@coinmirror/shared/contract/encode.ts', /only the upstream and tests write/],
    ['bff/src/live/a.ts', '../../../shared/src/contract/encode.ts', /only the upstream and tests write/],
    ['shared/src/contract/a.ts', './encode.ts', /only the upstream and tests write answers/],
    ['scripts/upstream/answers/coin/a.ts', '../../simulation/market/a.ts', /Read a port/],
    ['scripts/upstream/answers/coin/a.ts', '../../sources/market/a.ts', /Read a port/],
    ['scripts/upstream/answers/coin/a.ts', '../exchange/b.ts', /are on the same layer/],
    ['scripts/upstream/ports/a.ts', '../community/b.ts', /community is not below ports/],
    ['shared/src/routes/a.ts', '../pages/b.ts', /routes is below pages/],
    ['shared/src/contract/a.ts', '../columns/b.ts', /contract is below columns/],
    ['shared/src/format/a.ts', '../definitions/b.ts', /are on the same layer/],
    ['shared/src/odd/a.ts', '../format/b.ts', /odd\/ is not a known part of shared/],
    ['scripts/upstream/simulation/market/a.ts', 'node:fs', /must not use DOM, Node, React/],
    ['scripts/upstream/simulation/path/a.ts', '../market/b.ts', /path is below market/],
    ['scripts/upstream/answers/rows/a.ts', '../coin/b.ts', /rows is below coin/],
    ['scripts/upstream/answers/odd/a.ts', '../rows/b.ts', /odd\/ is not a known part of answers/],
    ['web/src/features/coins/a.ts', '@coinmirror/upstream/simulation/market/a.ts', /Read a port/],
    [
      'bff/src/calls/a.ts',
      '@coinmirror/upstream/answers/dispatch/answer.ts',
      /only the upstream computes answers/,
    ],
    ['shared/src/format/a.ts', '@coinmirror/bff/src/config.ts', /shared is below bff/],
    ['shared/src/format/a.ts', 'node:crypto', /must not use DOM, Node, React/],
    ['shared/src/format/a.ts', 'react', /must not use DOM, Node, React/],
    ['web/src/ui/a.ts', 'node:fs', /do not exist in a browser/],
    ['web/src/features/kline/a.ts', 'klinecharts', /only web\/src\/charts/],
    ['web/src/app/store.ts', '#testing/server.ts', /only tests may import testing/],
    ['web/src/odd/a.ts', '#ui/b.ts', /odd\/ is not a known part of web/],
    ['web/e2e/pages/a.spec.ts', '../../../bff/src/app.ts', /use the product from outside/],
    ['web/gallery/exhibits/ui/a.tsx', '#features/coins/a.ts', /only shows ui\/ and charts\//],
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
    ['shared/src/network/a.ts', 'ipaddr.js'],
    ['shared/src/format/a.test.ts', 'libphonenumber-js'],
    ['shared/src/format/a.test.ts', 'vitest'],
    ['scripts/start.ts', '@coinmirror/bff/src/config.ts'],
    ['scripts/upstream/server/a.ts', '../simulation/market/a.ts'],
    ['scripts/upstream/community/a.test.ts', '../server/b.ts'],
    ['scripts/upstream/answers/coin/a.ts', '../../ports/b.ts'],
    ['scripts/upstream/answers/coin/a.ts', '../rows/b.ts'],
    ['scripts/upstream/answers/coin/a.ts', '@coinmirror/shared/format/price.ts'],
    ['scripts/upstream/answers/coin/a.test.ts', '@coinmirror/testing/world.ts'],
    ['scripts/upstream/simulation/market/a.ts', '../../ports/coins.ts'],
    ['shared/src/columns/a.ts', '../contract/b.ts'],
    ['web/src/testing/a.ts', '@coinmirror/upstream/simulation/ports/a.ts'],
    ['web/src/testing/a.ts', '@coinmirror/shared/contract/encode.ts'],
    ['shared/src/contract/a.test.ts', './encode.ts'],
    ['scripts/upstream/server/live/a.ts', '@coinmirror/shared/contract/encode.ts'],
    ['scripts/upstream/answers/dispatch/a.ts', '@coinmirror/shared/contract/encode.ts'],
    ['web/gallery/data/a.ts', '@coinmirror/upstream/simulation/market/a.ts'],
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
