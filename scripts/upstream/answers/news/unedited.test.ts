import { createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { answer } from '../dispatch/answer.ts';

const world = createTestWorld(() => TEST_TIME);
const provenance = { kind: 'public', name: 'OKX' } as const;
const { news, notices } = world;
/** Nobody edits, and the notices of one exchange are read. */
const sources = {
  ...world,
  news: { ...known(news), provenance, isEdited: false, desks: async () => [] },
  notices: {
    ...known(notices),
    provenance,
    between: async (from: number, to: number) =>
      (await known(notices).between(from, to)).filter(({ publisher }) => publisher.code === 'okx'),
  },
};
const codeOf = async (name: 'newsList' | 'noticeList', params: Record<string, string>) =>
  Reflect.get(Object((await answer(name, params, { ...testContext, sources })).body), 'code');

test('a desk of ours has no source where nobody edits; an author that nobody is does not exist', async () => {
  expect(await codeOf('newsList', { authorid: 'exchange' })).toBe(1501);
  expect(await codeOf('newsList', { authorid: 'nobody' })).toBe(404);
});

test('notices of a publisher that is not read are unknown, and not none', async () => {
  expect(await codeOf('noticeList', { exchangecode: 'okx' })).toBe(200);
  expect(await codeOf('noticeList', { exchangecode: 'okx', keyword: 'zzz' })).toBe(200);
  expect(await codeOf('noticeList', { exchangecode: 'kraken' })).toBe(1501);
  expect(await codeOf('noticeList', { walletcode: 'metamask' })).toBe(1501);
  expect(await codeOf('noticeList', { exchangecode: 'nobody' })).toBe(404);
});
