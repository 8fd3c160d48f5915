import { siteEndpoints } from '@coinmirror/shared/contract/site.ts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#api/api.ts';
import { fetchClient } from '#api/baseQuery.ts';
import { fromRow } from '#api/fromRow.ts';
import { makeStore } from '#app/store.ts';
import { server } from '#testing/server.ts';
import { announceOnline } from '#ui/retry/lineBack.ts';
import { startRetries } from './startRetries.ts';
import { watchedQueries } from './watchedQueries.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ retried: build.query(fromRow(siteEndpoints.contactQr)) }),
});
const good = () => HttpResponse.json({ code: 200, msg: '', data: { list: [] } });
const down = () => HttpResponse.json({ code: 503, msg: '数据服务暂时不可用' }, { status: 503 });
const gone = () => HttpResponse.json({ code: 404, msg: '没有' }, { status: 404 });
const old = () => HttpResponse.json({ code: 200, data: { list: [] } }, { headers: { 'x-data-stale': '1' } });

const afterThisTurn = setImmediate;
/** How long a call takes to fail: four attempts, a second apart. */
const ONE_CALL = 3_500;

// Its code loads on the real event loop only.
beforeAll(fetchClient);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with one query, of an upstream that answers as told. */
function open(answer: () => Response) {
  let now = answer;
  let asked = 0;
  server.use(
    http.all('*/api/*', () => {
      asked += 1;
      return now();
    }),
  );
  const store = makeStore(undefined, { watched: false });
  const stop = startRetries(store, () => 0);
  const query = store.dispatch(endpoints.retried.initiate({ appid: 1 }));
  const entry = () => endpoints.retried.select({ appid: 1 })(store.getState());
  return {
    ...{ store, stop, query, entry },
    calls: () => asked,
    answersFromNow(next: () => Response) {
      now = next;
    },
  };
}

async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    // A network answer takes turns of the real event loop.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => afterThisTurn(next));
  }
}

describe('a query that failed', () => {
  it('succeeds by itself once the upstream is back', async () => {
    const page = open(down);
    await pass(ONE_CALL);
    expect(page.entry().error).toMatchObject({ code: 503 });
    page.answersFromNow(good);
    await pass(3_500);
    expect(page.entry()).toMatchObject({ status: 'fulfilled' });
    const calls = page.calls();
    await pass(20_000);
    expect(page.calls()).toBe(calls);
    page.stop();
  });

  it('is retried one call at a time, with growing backoff', async () => {
    const page = open(down);
    await pass(ONE_CALL + 3_000 + ONE_CALL + 6_000 + ONE_CALL);
    expect(page.calls()).toBe(3 * 4);
    await pass(10_000);
    expect(page.calls()).toBe(3 * 4);
    page.stop();
  });

  it('is retried soon when the connection is found to work', async () => {
    const page = open(down);
    await pass(ONE_CALL + 3_000 + ONE_CALL + 1_000);
    page.answersFromNow(good);
    announceOnline();
    await pass(200);
    expect(page.entry().status).toBe('fulfilled');
    page.stop();
  });

  it('is not retried once no component wants it', async () => {
    const page = open(down);
    await pass(ONE_CALL);
    page.query.unsubscribe();
    const calls = page.calls();
    await pass(20_000);
    expect(page.calls()).toBe(calls);
    page.stop();
  });

  it('is not retried when it has no source, and is no sign of an outage', async () => {
    const page = open(() => HttpResponse.json({ code: 1501, msg: '未接入' }));
    await pass(ONE_CALL + 20_000);
    expect([page.calls(), watchedQueries(page.store.getState().api)[0]?.needsRetry]).toEqual([1, false]);
    page.stop();
  });

  it('is not retried when it does not exist', async () => {
    const page = open(gone);
    await pass(ONE_CALL + 20_000);
    expect(page.calls()).toBe(1);
    page.stop();
  });
});

it('keeps what it has while later answers break off, and is retried', async () => {
  const page = open(good);
  await pass(500);
  const breaksOff = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  vi.stubGlobal('fetch', async () => new Response(breaksOff));
  void page.query.refetch();
  await pass(500);
  vi.unstubAllGlobals();
  expect(page.entry()).toMatchObject({ data: { value: [] }, error: { kind: 'network', isCut: true } });
  await pass(3_500);
  expect(page.entry().status).toBe('fulfilled');
  page.stop();
});

it('keeps a stale answer and retries until a fresh one comes', async () => {
  const page = open(old);
  await pass(500);
  expect(page.entry().data?.stale).toBe(true);
  page.answersFromNow(down);
  await pass(3_500);
  expect(page.entry().data?.stale).toBe(true);
  page.answersFromNow(good);
  await pass(12_000);
  expect(page.entry().data?.stale).toBe(false);
  page.stop();
});

it('has the others retried at once when the first one succeeds', async () => {
  const page = open(down);
  const other = page.store.dispatch(endpoints.retried.initiate({ appid: 2 }));
  await pass(ONE_CALL + 3_000 + ONE_CALL + 1_000);
  page.answersFromNow(good);
  void page.query.refetch();
  await pass(600);
  expect(endpoints.retried.select({ appid: 2 })(page.store.getState()).status).toBe('fulfilled');
  other.unsubscribe();
  page.stop();
});
