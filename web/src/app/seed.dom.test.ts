import { marketEndpoints } from '@coinmirror/shared/contract/market.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { marketApi } from '#api/endpoints/market.ts';
import type { PreloadedCall } from '#api/preloadedCall.ts';
import '#features/siteFrame/siteFrameApi.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { testSources } from '#testing/sources.ts';
import { seedNewer } from './nextPage/seedNewer.ts';
import { renew } from './renew.ts';
import { readPageData, seed } from './seed.ts';
import { makeStore } from './store.ts';

const context = { sources: testSources, token: '' };

async function preloaded(name: string, body: unknown): Promise<PreloadedCall> {
  return { name, params: {}, asOf: TEST_NOW, stale: true, body };
}

function leaveInShell(text: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'preload';
  script.textContent = text;
  document.body.append(script);
}

afterEach(() => document.getElementById('preload')?.remove());

describe('the first HTML’s data', () => {
  it('is in the query cache before the first render, decoded, with its time and age', async () => {
    const { body } = await answer('globalMarket', {}, context);
    const store = makeStore();
    seed(store.dispatch, [await preloaded('globalMarket', body)]);
    const { data, isSuccess } = marketApi.endpoints.globalMarket.select({})(store.getState());
    expect(isSuccess).toBe(true);
    expect(data).toMatchObject({ asOf: TEST_NOW, stale: true, value: { coinCount: expect.any(Number) } });
    expect(marketEndpoints.globalMarket.path).toBe('/api/home/global');
  });

  it('is refetched after the first paint where it contains prices', async () => {
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
    server.events.on('request:start', note);
    const [{ body }, links] = await Promise.all([
      answer('globalMarket', {}, context),
      answer('friendLinks', {}, context),
    ]);
    const store = makeStore();
    const calls = [await preloaded('globalMarket', body), await preloaded('friendLinks', links.body)];
    seed(store.dispatch, calls);
    renew(store.dispatch, [...calls, await preloaded('nothing', {})]);
    const shown = marketApi.endpoints.globalMarket.select({});
    await soon(() => expect(shown(store.getState()).data).toMatchObject({ stale: false }));
    server.events.removeListener('request:start', note);
    expect(asked).toEqual([marketEndpoints.globalMarket.path]);
  });

  it('of another page is left out where the cache holds the same or something newer', async () => {
    const { body } = await answer('globalMarket', {}, context);
    const store = makeStore();
    const at = async (asOf: number) => ({ ...(await preloaded('globalMarket', body)), asOf });
    const shown = () => marketApi.endpoints.globalMarket.select({})(store.getState()).data?.asOf;
    seedNewer(store, [await at(TEST_NOW)]);
    seedNewer(store, [await at(TEST_NOW - 5_000)]);
    expect(shown()).toBe(TEST_NOW);
    seedNewer(store, [await at(TEST_NOW + 5_000)]);
    expect(shown()).toBe(TEST_NOW + 5_000);
  });

  it('is left out where it does not decode, or has no endpoint of that name', async () => {
    const store = makeStore();
    seed(store.dispatch, [await preloaded('globalMarket', { code: 200 }), await preloaded('nothing', {})]);
    expect(marketApi.endpoints.globalMarket.select({})(store.getState()).data).toBeUndefined();
  });

  it.each(['', 'not json', '{"calls":[{"name":3}]}'])('counts as none when it reads %o', (text) => {
    leaveInShell(text);
    expect(readPageData()).toEqual([]);
  });

  it('is read from the element the gateway writes', async () => {
    const call = await preloaded('globalMarket', { code: 200 });
    leaveInShell(JSON.stringify({ calls: [call] }));
    expect(readPageData()).toEqual([call]);
  });
});
