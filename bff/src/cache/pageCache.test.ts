import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readyAnswer } from '../http/readyAnswer.ts';
import { createPageCache, type MadePage, pageKey } from './pageCache.ts';

test.each([
  ['/', '/'],
  ['/currencies/bitcoin', '/currencies/bitcoin'],
  ['/currencies/bitcoin/', '/currencies/bitcoin'],
  ['/currencies/bitcoin/?tab=holders', '/currencies/bitcoin?tab=holders'],
  ['/currencies/bitcoin/dynamic/', '/currencies/bitcoin/dynamic'],
  ['/currencies/bitcoin//', '/currencies/bitcoin//'],
  ['/currencies/kline/dynamic/', '/currencies/kline/dynamic/'],
  ['/currencies//', '/currencies//'],
  ['/currencies/list_2.html?sort=price', '/currencies/list_2.html'],
  ['/?a=1', null],
  ['/currencies', null],
  ['/currencies/', null],
  ['/currencies/?page=2', null],
  ['/exchange/binance', null],
  ['/currencies/bitcoin?browsemode=pc', null],
  ['/currencies/bitcoin?tab=holders&x=1', '/currencies/bitcoin?tab=holders'],
  ['/currencies/bitcoin?tab=%3Cb%3E', '/currencies/bitcoin'],
  ['/currencies/bitcoin?x=%ff', null],
])('%s is kept under %s', (target, key) => {
  expect(pageKey(target)).toBe(key);
});

describe('a kept page', () => {
  let clock: number;
  let cache: ReturnType<typeof createPageCache>;
  const made = vi.fn<(key: string) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    clock = 1_000;
    made.mockReset();
    cache = createPageCache({ passes: () => true, onHit: () => undefined, now: () => clock });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function pageOf(status: number, whole = true): MadePage {
    const body = { identity: Buffer.from('x'), gzip: null, br: null, etag: 'W/"x"' };
    return {
      answer: readyAnswer(status, body, { contentType: 'text/html', cacheControl: 'no-cache' }),
      whole,
    };
  }
  async function visit(key: string, page = pageOf(200)): Promise<void> {
    await cache.page(key, async () => {
      made(key);
      return page;
    });
    // The cache reads its clock once a millisecond.
    vi.advanceTimersByTime(2);
  }

  test('is made again after 20 s and not before', async () => {
    await visit('/');
    clock += 19_900;
    await visit('/');
    expect(made).toHaveBeenCalledTimes(1);
    clock += 200;
    await visit('/');
    expect(made).toHaveBeenCalledTimes(2);
  });

  test('is one of the hundred that were asked for last', async () => {
    await visit('/');
    for (let index = 0; index < 99; index++) await visit(`/currencies/coin-${index}`);
    await visit('/');
    expect(made).toHaveBeenCalledTimes(100);
    await visit('/currencies/one-more');
    await visit('/currencies/coin-0');
    expect(made).toHaveBeenCalledTimes(102);
    await visit('/');
    expect(made).toHaveBeenCalledTimes(102);
  });

  test.each([
    ['a page that does not exist', pageOf(404)],
    ['a page whose data was missing or old', pageOf(200, false)],
  ])('is never %s', async (_what, page) => {
    await visit('/currencies/x', page);
    await visit('/currencies/x', page);
    expect(made).toHaveBeenCalledTimes(2);
  });
});
