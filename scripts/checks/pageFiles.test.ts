import { expect, test } from 'vitest';
import { pagesByManifest } from './pageFiles.ts';
import { readSource } from './sourceFile.ts';

const named = new Set(['CoinPage.tsx']);
const complaints = (...paths: readonly string[]) =>
  pagesByManifest(
    paths.map((path) => readSource(path, 'export default 1;')),
    named,
  ).map(({ message }) => message);

test('a page file is named after a row of the manifest', () => {
  expect(complaints('web/src/pages/coin/CoinPage.tsx')).toEqual([]);
  expect(complaints('web/src/pages/coin/CoinsPage.tsx')).toEqual([
    expect.stringMatching(/no page of the manifest/),
  ]);
  expect(complaints('web/src/templates/coin/SubjectPage.tsx', 'web/src/pages/coin/CoinHead.tsx')).toEqual([]);
});

test('two files of one name would hide each other', () => {
  const both = complaints('web/src/pages/coin/CoinPage.tsx', 'web/src/pages/old/CoinPage.tsx');
  expect(both).toHaveLength(2);
  expect(both[0]).toMatch(/another page's file/);
});
