import { expect, test } from 'vitest';
import type { AnswerCache, CachedAnswer } from '../cache/answerCache.ts';
import { makeReady } from '../http/readyBody.ts';
import { createSitemap } from './sitemap.ts';

/** A catalogue that lists these exchanges. */
const directoryOf = (...codes: readonly string[]) =>
  makeReady(
    Buffer.from(
      JSON.stringify({ code: 200, data: codes.map((code) => [code, code, code, 2, '', '', '', null]) }),
    ),
  );

test('the catalogue is read again as soon as the upstream says something else', async () => {
  let body = await directoryOf('binance', 'okx');
  const answerCache: AnswerCache = {
    fresh: () => undefined,
    read: async ({ name }) => {
      if (name !== 'coinDirectory') throw new Error('no answer');
      return { status: 200, stale: false, asOf: 0, body } as CachedAnswer;
    },
  };
  const sitemap = createSitemap(answerCache);
  const exchanges = async () => (await sitemap.part('exchanges'))?.paths();
  expect(await exchanges()).toEqual(['/exchange/binance', '/exchange/okx']);
  expect(await exchanges()).toEqual(['/exchange/binance', '/exchange/okx']);
  body = await directoryOf('binance', 'kraken');
  expect(await exchanges()).toEqual(['/exchange/binance', '/exchange/kraken']);
});

test('what stands in the code is listed while the upstream says nothing', async () => {
  const silent: AnswerCache = {
    fresh: () => undefined,
    read: () => Promise.reject(new Error('no answer')),
  };
  const names = (await createSitemap(silent).parts()).map(({ name }) => name);
  expect(names).toContain('pages');
  expect(names).not.toContain('exchanges');
});

test('a page that shows nothing without an id is not listed without one', async () => {
  const silent: AnswerCache = {
    fresh: () => undefined,
    read: () => Promise.reject(new Error('no answer')),
  };
  const paths = await (await createSitemap(silent).part('pages'))?.paths();
  expect(paths).toContain('/proposal/coin');
  expect(paths).not.toContain('/proposal/detail');
});
