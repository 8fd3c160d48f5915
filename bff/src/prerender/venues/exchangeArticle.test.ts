import { expect, test } from 'vitest';
import type { Answers, PageAddress } from '../served.ts';
import { exchangeServed } from './exchanges.ts';

/** What the upstream says of an article about these exchanges; null: nothing yet. */
function answersOf(exchanges: readonly string[] | null): Answers {
  const item = exchanges && { exchanges: exchanges.map((code) => ({ code, name: code })) };
  return { entity: (name: string) => (name === 'newsDetail' ? item : null) } as unknown as Answers;
}

test.each([
  ['okx', ['okx'], false],
  ['okx', ['binance', 'okx'], false],
  ['okx', ['binance'], true],
  ['okx', [], true],
  ['okx', null, false],
])('an article under %s that is about %j is missing there: %s', (id, about, missing) => {
  const page = { params: { id, artid: '7' } } as unknown as PageAddress;
  expect(exchangeServed.exchangeDynamicArticle.isMissing(page, answersOf(about))).toBe(missing);
});
