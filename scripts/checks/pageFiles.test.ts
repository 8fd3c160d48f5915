import { expect, test } from 'vitest';
import { pagesByManifest } from './pageFiles.ts';
import { wordsByManifest } from './pageTitles.ts';
import { readSource } from './sourceFile.ts';

const named = new Set(['CoinPage.tsx']);
const complaints = (...paths: readonly string[]) =>
  pagesByManifest(
    paths.map((path) => readSource(path, 'export default 1;')),
    named,
  ).map(({ message }) => message);

test('a page file is named after a row of the manifest', () => {
  expect(complaints('web/src/pages/coin/CoinPage.tsx')).toEqual([]);
  expect(complaints('web/src/pages/coin/CoinPage.tsx', 'web/src/pages/coin/CoinsPage.tsx')).toEqual([
    expect.stringMatching(/not a page of the manifest/),
  ]);
  expect(
    complaints(
      'web/src/pages/coin/CoinPage.tsx',
      'web/src/templates/coin/SubjectPage.tsx',
      'web/src/pages/coin/CoinHead.tsx',
    ),
  ).toEqual([]);
});

test('a row of the manifest has its page', () => {
  expect(complaints('web/src/pages/coin/CoinHead.tsx')).toEqual([
    'has a row without a page file: CoinPage.tsx.',
  ]);
});

test('two page files with one name would shadow each other', () => {
  const both = complaints('web/src/pages/coin/CoinPage.tsx', 'web/src/pages/old/CoinPage.tsx');
  expect(both).toHaveLength(2);
  expect(both[0]).toMatch(/another page's file/);
});

test('a page reads its title from its row', () => {
  const said = (path: string, text: string) => wordsByManifest.run(readSource(path, text)).length;
  expect(said('web/src/pages/ath/AthPage.tsx', 'const a = <h1 title="历史最高" />;')).toBe(1);
  expect(said('web/src/pages/ath/AthPage.tsx', "const a = <h1 title={titleOf('ath')} />;")).toBe(0);
  expect(said('web/src/pages/ath/AthNote.tsx', 'const a = <h1 title="历史最高" />;')).toBe(0);
});
