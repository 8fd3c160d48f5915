import { routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { expect, test } from 'vitest';
import { contrastCases, judgedCases, judgedTwice } from '../../web/e2e/pages/judgedCases.ts';
import { matrixCases } from '../../web/e2e/pages/matrixRows.ts';
import { partsOf } from '../../web/e2e/pages/pageParts.ts';

test('every page is opened', () => {
  expect(new Set(matrixCases.map(({ route }) => route))).toEqual(new Set(routeNames));
});

test('every template, feature and file that a page imports is in a page that is judged', () => {
  const judged = new Set([...judgedCases].flatMap(({ route }) => partsOf(route)));
  const unjudged = routeNames.flatMap((route) => partsOf(route)).filter((part) => !judged.has(part));
  expect(judged.size).toBeGreaterThan(100);
  expect(unjudged).toEqual([]);
});

test('a page of a known kind is only opened', () => {
  const isJudged = (route: string) => [...judgedCases].some((one) => one.route === route);
  expect([isJudged('assets'), isJudged('recorded'), isJudged('noRecorded')]).toEqual([true, false, false]);
  expect(judgedCases.size).toBeLessThan(matrixCases.length / 2);
});

test('colours and both themes are judged of cases that are judged anyway', () => {
  for (const one of [...contrastCases, ...judgedTwice]) expect(judgedCases.has(one)).toBe(true);
  expect(judgedTwice.size).toBeGreaterThanOrEqual(10);
});
