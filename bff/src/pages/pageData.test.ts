import { expect, test, vi } from 'vitest';
import type { AnswerCache, CachedAnswer } from '../cache/answerCache.ts';
import type { ReadCall } from '../upstream/readCall.ts';
import { loadPageData, type PageCall } from './pageData.ts';

const CYCLE = Date.UTC(2026, 0, 15);
const COIN: PageCall = { name: 'coinInfo', params: { code: 'bitcoin' } };
const LIST: PageCall = { name: 'coinRank', params: {} };
const LINKS: PageCall = { name: 'friendLinks', params: {} };

/** A reader whose answers are of these instants, one reading after the other. */
function readerOf(instants: Readonly<Record<string, readonly Partial<CachedAnswer>[]>>) {
  const asked: string[] = [];
  const read = vi.fn(async ({ name }: ReadCall) => {
    asked.push(name);
    const said = instants[name] ?? [];
    const answer = said[Math.min(asked.filter((one) => one === name).length, said.length) - 1];
    if (!answer) throw new Error('no answer');
    return { status: 200, stale: false, ...answer } as CachedAnswer;
  });
  const answerCache: AnswerCache = { fresh: () => undefined, read };
  return { answerCache, asked };
}

test('where the beat turned between two calls, what is of the beat before is read again', async () => {
  const { answerCache } = readerOf({
    coinInfo: [{ asOf: CYCLE }, { asOf: CYCLE + 5_000 }],
    coinRank: [{ asOf: CYCLE + 5_000 }],
  });
  const data = await loadPageData(answerCache, [COIN, LIST]);
  expect([data.asOf('coinInfo'), data.asOf('coinRank')]).toEqual([CYCLE + 5_000, CYCLE + 5_000]);
});

test('what is old because of an outage, what says no prices and what has no answer is read once', async () => {
  const { answerCache, asked } = readerOf({
    coinInfo: [{ asOf: CYCLE, stale: true }],
    friendLinks: [{ asOf: CYCLE - 300_000 }],
    coinRank: [{ asOf: CYCLE + 5_000 }],
  });
  const data = await loadPageData(answerCache, [COIN, LIST, LINKS, { name: 'globalMarket', params: {} }]);
  expect(asked.toSorted()).toEqual(['coinInfo', 'coinRank', 'friendLinks', 'globalMarket']);
  expect(data.whole).toBe(false);
});

test('a refusal is of no cycle: it is read once, and nothing is read again for it', async () => {
  const { answerCache, asked } = readerOf({
    coinInfo: [{ asOf: CYCLE, status: 429 }],
    coinRank: [{ asOf: CYCLE + 1, status: 429 }],
    friendLinks: [{ asOf: CYCLE + 2, status: 404 }],
  });
  await loadPageData(answerCache, [COIN, LIST, LINKS]);
  expect(asked.toSorted()).toEqual(['coinInfo', 'coinRank', 'friendLinks']);
});

test('what does not come in time is a gap, and the page is not whole', async () => {
  vi.useFakeTimers();
  const { answerCache } = readerOf({ coinInfo: [{ asOf: CYCLE }], coinRank: [{ asOf: CYCLE }] });
  const read = (call: ReadCall) =>
    call.name === 'coinRank' ? new Promise<CachedAnswer>(() => {}) : answerCache.read(call);
  const loading = loadPageData({ ...answerCache, read }, [COIN, LIST]);
  await vi.advanceTimersByTimeAsync(4_000);
  const data = await loading;
  vi.useRealTimers();
  expect([data.asOf('coinInfo'), data.asOf('coinRank'), data.whole]).toEqual([CYCLE, null, false]);
});

test.each([
  ['{"code":1501,"msg":"暂停：币安：地区限制"}', '暂停：币安：地区限制'],
  ['{"code":1501}', ''],
  ['{"code":1501,"msg":7}', ''],
  ['<html>', ''],
])('what an answer without data says of itself is read: %s', async (text, said) => {
  const body = { identity: Buffer.from(text), gzip: null, br: null, etag: '' };
  const { answerCache } = readerOf({
    coinInfo: [{ asOf: CYCLE, unconnected: true, body }],
    coinRank: [{ asOf: CYCLE }],
  });
  const data = await loadPageData(answerCache, [COIN, LIST]);
  expect([...data.unconnected]).toEqual([['coinInfo', said]]);
  expect(data.answers.map(({ call }) => call.name)).toEqual(['coinRank']);
});
