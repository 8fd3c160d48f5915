import { expect, test } from 'vitest';
import { chartsOnDemand } from './chartsOnDemand.ts';
import { readSource } from './sourceFile.ts';

const ENGINE = 'web/src/charts/echarts/engine.ts';
const CANDLES = 'web/src/charts/klinecharts/load.ts';

function problemsOf(modules: Readonly<Record<string, string>>) {
  const files = Object.entries({
    [ENGINE]: "import { init } from 'echarts/core'; export { init };",
    [CANDLES]: "export const load = () => import('klinecharts');",
    ...modules,
  }).map(([path, text]) => readSource(path, text));
  return chartsOnDemand(files).map(({ path, message }) => `${path} ${message}`);
}

test.each([
  ['an import', "import { init } from './engine.ts';"],
  ['a re-export', "export * from './engine.ts';"],
])('%s of a module that runs the library is reported', (_what, text) => {
  expect(problemsOf({ 'web/src/charts/echarts/EChart.tsx': text })).toEqual([
    expect.stringContaining(`web/src/charts/echarts/EChart.tsx imports ${ENGINE}`),
  ]);
});

test.each([
  ['what is fetched', "export const load = () => import('./engine.ts');"],
  ['a type of it', "import type { init } from './engine.ts'; import type { EChartsType } from 'echarts';"],
])('%s is allowed anywhere', (_what, text) => {
  expect(problemsOf({ 'web/src/charts/echarts/EChart.tsx': text })).toEqual([]);
});

test('a page that imports a candle chart through a feature is reported, with the feature', () => {
  const modules = {
    'web/src/features/market/Strip.tsx': "import { load } from '#charts/klinecharts/load.ts';",
    'web/src/pages/data/hub/DataPage.tsx': "import '#features/market/Strip.tsx';",
  };
  expect(problemsOf(modules)).toEqual([
    expect.stringContaining('web/src/features/market/Strip.tsx imports the loader of klinecharts'),
    expect.stringContaining('web/src/pages/data/hub/DataPage.tsx imports the loader of klinecharts'),
  ]);
});

test("the candle page may import it, and a coin's K线 behind a lazy part", () => {
  const modules = {
    'web/src/pages/kline/KlinePage.tsx': "import '#features/kline/View.tsx';",
    'web/src/features/kline/View.tsx': "import { load } from '#charts/klinecharts/load.ts';",
    'web/src/features/coins/detail/candles/CoinCandles.tsx':
      "import { load } from '#charts/klinecharts/load.ts';",
    'web/src/features/coins/detail/chart/CoinChart.tsx': "void import('../candles/CoinCandles.tsx');",
  };
  expect(problemsOf(modules)).toEqual([]);
});
