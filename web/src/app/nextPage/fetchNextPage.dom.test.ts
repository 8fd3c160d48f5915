import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { marketApi } from '#api/endpoints/market.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { testSources } from '#testing/sources.ts';
import { makeStore } from '../store.ts';
import { createNextPages } from './fetchNextPage.ts';

const market = { name: 'globalMarket', params: {}, asOf: TEST_NOW, stale: false };
let asked: string[];

beforeEach(async () => {
  asked = [];
  const { body } = await answer('globalMarket', {}, { sources: testSources, token: '' });
  server.use(
    http.get('*/page-data/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.json({ calls: [{ ...market, body }] });
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('fetches the data of a page once in five seconds, with its query', async () => {
  const { fetch } = createNextPages(makeStore());
  for (const href of ['/aboutus', '/aboutus', '/currencies?page=2']) fetch(href);
  await soon(() => expect(asked).toContain('/page-data/currencies?page=2'));
  expect(asked.filter((href) => href === '/page-data/aboutus').length).toBeLessThanOrEqual(1);
});

it('puts the answers into the cache once the page’s code is there', async () => {
  const store = makeStore();
  createNextPages(store).fetch('/faq');
  const shown = marketApi.endpoints.globalMarket.select({});
  await soon(() => expect(shown(store.getState()).data?.asOf).toBe(TEST_NOW));
});

it('asks for no address that is no page', async () => {
  const { fetch } = createNextPages(makeStore());
  for (const href of ['/feeds/policy.xml', '/nothing/here']) fetch(href);
  fetch('/faq');
  await soon(() => expect(asked).toEqual(['/page-data/faq']));
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'asks for nothing ahead where %o',
  async (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    createNextPages(makeStore()).fetch('/faq');
    await new Promise((next) => setTimeout(next, 50));
    expect(asked).toEqual([]);
  },
);
