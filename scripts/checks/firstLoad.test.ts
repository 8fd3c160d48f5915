import { expect, test } from 'vitest';
import { lightFirstLoad } from './firstLoad.ts';
import { readSource } from './sourceFile.ts';

const CALLS = 'shared/src/contract/coins.ts';
const COLUMNS = 'shared/src/columns/pairs.ts';

function problemsOf(modules: Readonly<Record<string, string>>, known: readonly string[] = []) {
  const files = Object.entries(modules).map(([path, text]) => readSource(path, text));
  return lightFirstLoad(files, new Set(known)).map(({ path, message }) => `${path} ${message}`);
}

test('another page’s table in the first load is reported with its importer', () => {
  const modules = {
    'web/src/pages/home/HomePage.tsx': "import '#ui/a.ts';",
    'web/src/ui/a.ts': "import { pairColumns } from '@coinmirror/shared/columns/pairs.ts';",
    [COLUMNS]: '',
  };
  expect(problemsOf(modules)).toEqual([expect.stringContaining(`web/src/ui/a.ts imports ${COLUMNS}`)]);
});

test.each([
  ['what is known', "import '@coinmirror/shared/contract/coins.ts';"],
  ['a type', "import type { CoinRow } from '@coinmirror/shared/contract/coins.ts'; import '#ui/b.ts';"],
  ['what is fetched later', "import '#ui/b.ts'; void import('@coinmirror/shared/columns/pairs.ts');"],
])('%s is allowed', (_what, text) => {
  const modules = {
    'web/src/app/start.tsx': text,
    'web/src/ui/b.ts': "import '@coinmirror/shared/contract/coins.ts';",
    [CALLS]: '',
    [COLUMNS]: '',
  };
  expect(problemsOf(modules, [CALLS])).toEqual([]);
});

test('sources of the precomputed route table are not part of it', () => {
  const modules = {
    'web/src/app/start.tsx': "import '@coinmirror/shared/routes/routeTable.ts';",
    'shared/src/routes/routeTable.ts': "import '../manifest/pages.ts';",
    'shared/src/manifest/pages.ts': '',
  };
  expect(problemsOf(modules)).toEqual([]);
});

test('an entry that is no longer needed is reported', () => {
  expect(problemsOf({}, [CALLS])).toEqual([expect.stringContaining(`lists ${CALLS}`)]);
});

test.each([
  ['a formatter that is made with its module', "export const full = new Intl.NumberFormat('zh-CN');", 1],
  ['a number written by the browser', 'export const count = (value: number) => value.toLocaleString();', 1],
  [
    'a formatter that is made when it is needed',
    "export function sort() {\n  return new Intl.Collator('zh-CN');\n}",
    0,
  ],
])('%s', (_what, text, count) => {
  const modules = { 'web/src/app/start.tsx': "import '#ui/a.ts';", 'web/src/ui/a.ts': text };
  expect(problemsOf(modules)).toHaveLength(count);
});
