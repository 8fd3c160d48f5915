import { expect, test } from 'vitest';
import type { AnswerCache, CachedAnswer } from '../cache/answerCache.ts';
import { isMissing } from './missing.ts';
import { loadPageData } from './pageData.ts';
import { callsOf, findPage } from './site.ts';

/** Is the page missing when the upstream answers these calls with 404, and every other with something? */
async function isMissingWithout(path: string, gone: readonly string[]): Promise<boolean> {
  const page = findPage(path, new URLSearchParams());
  if (page === null) throw new Error(`${path} is no page`);
  const { calls } = callsOf(page);
  const answerCache: AnswerCache = {
    fresh: () => undefined,
    read: async ({ name }) => ({ status: gone.includes(name) ? 404 : 200, stale: false }) as CachedAnswer,
  };
  return isMissing(page, calls, await loadPageData(answerCache, calls));
}

test.each([
  ['/exchange/okx', [], false],
  ['/exchange/okx', ['exchangeInfo'], true],
  ['/exchange/okx', ['exchangeHistory'], false],
  ['/exchange/okx/dynamic/217', [], false],
  ['/exchange/okx/dynamic/217', ['newsDetail'], true],
  ['/exchange/okx/dynamic/217', ['exchangeInfo'], true],
])('%s without %j: missing is %s', async (path, gone, missing) => {
  expect(await isMissingWithout(path, gone)).toBe(missing);
});
