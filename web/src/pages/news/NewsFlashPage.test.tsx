import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginVisit } from '#features/news/flash/seenLine.ts';
import { answerNewsAsUsual, newsContext, newsOnWire } from '#testing/newsAnswers.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { server } from '#testing/server.ts';

const main = () => within(screen.getByRole('main'));
const more = () => main().findByText('加载更多');

beforeEach(answerNewsAsUsual);

function star(code: string): void {
  const item = { code, note: '', cost: null, quantity: null };
  const book = { coin: [{ name: '默认', items: [item] }], exchange: [], wallet: [] };
  localStorage.setItem('coinCollectMap', JSON.stringify({ version: 2, book, merged: null }));
}

describe('the flashes', () => {
  test('are grouped by day, and filtered by the address, which Back undoes', async () => {
    const { user, path, goBack } = await renderPage('/news/flash.html');
    await more();
    const [day] = main().getAllByRole('heading', { level: 2 });
    expect(day?.textContent).toMatch(/\d+月\d+日 星期.\d+ 条$/);
    await user.click(main().getByRole('radio', { name: '重要' }));
    expect(path()).toBe('/news/flash.html?kind=important');
    await waitFor(() => {
      const rows = main().getAllByRole('article');
      expect(rows.every((row) => within(row).queryByText('重要') !== null)).toBe(true);
    });
    await goBack();
    expect(path()).toBe('/news/flash.html');
    expect(main().getByRole('radio', { name: '全部' }).getAttribute('aria-checked')).toBe('true');
  });

  test('are Chinese unless English is asked for, which the address keeps and the browser remembers', async () => {
    const [item] = await newsOnWire({ channelid: 24, per_page: 1 });
    const list = [{ ...item, lang: 'en', title: 'Bitcoin steady' }];
    server.use(
      http.get('*/api/v4/news/news', ({ request }) =>
        new URL(request.url).searchParams.get('lang') === 'all'
          ? HttpResponse.json({ code: 200, msg: '', data: { list, timestamp: null } })
          : undefined,
      ),
    );
    const { user, path, unmount } = await renderPage('/news/flash.html');
    await more();
    const english = () => main().queryAllByRole('button', { name: /^翻译：/ }).length;
    expect(english()).toBe(0);
    await user.click(main().getByRole('button', { name: /显示英文/ }));
    expect(path()).toBe('/news/flash.html?lang=all');
    await waitFor(() => expect(english()).toBeGreaterThan(0));
    unmount();
    const again = await renderPage('/news/flash.html');
    expect(again.path()).toBe('/news/flash.html');
    const toggle = await main().findByRole('button', { name: /显示英文/, pressed: true });
    await again.user.click(toggle);
    expect(await main().findByRole('button', { name: /显示英文/, pressed: false })).toBeTruthy();
  });

  test('of one coin are listed by the address, which names it and leads back', async () => {
    const { user, path } = await renderPage('/news/flash.html?coin=ethereum');
    await more();
    const rows = main().getAllByRole('article');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.every((row) => /ETH|以太坊/.test(row.textContent))).toBe(true);
    await user.click(main().getByRole('button', { name: '只看以太坊，看全部快讯' }));
    expect(path()).toBe('/news/flash.html');
  });

  test('of the own coins need coins, and are about them', async () => {
    const { user, path, unmount } = await renderPage('/news/flash.html?own=1');
    await user.click(await main().findByRole('button', { name: '看全部快讯' }));
    expect(path()).toBe('/news/flash.html');
    unmount();
    star('solana');
    const own = await renderPage('/news/flash.html');
    await more();
    await own.user.click(main().getByRole('button', { name: '筛选' }));
    await own.user.click(await screen.findByRole('switch', { name: '只看自选的 1 个币种' }));
    expect(own.path()).toBe('/news/flash.html?own=1');
    await waitFor(() =>
      expect(
        main()
          .getAllByRole('article')
          .every((row) => /Solana|SOL/.test(row.textContent)),
      ).toBe(true),
    );
  });

  test('with a muted word are hidden, counted, and shown on demand', async () => {
    const { user } = await renderPage('/news/flash.html');
    await more();
    const titles = () => main().getAllByRole('heading', { level: 3 }).length;
    const whole = titles();
    await user.click(main().getByRole('button', { name: '筛选' }));
    await user.type(await screen.findByRole('textbox', { name: /屏蔽词/ }), 'BTC{Enter}');
    const note = await main().findByText(/^隐藏了 \d+ 条含屏蔽词的快讯/);
    const hidden = Number(/\d+/.exec(note.textContent)?.[0]);
    expect(hidden).toBeGreaterThan(0);
    expect(titles()).toBe(whole - hidden);
    expect(
      main()
        .queryAllByRole('article')
        .filter((row) => /BTC/.test(row.textContent)),
    ).toEqual([]);
    await user.click(screen.getByRole('button', { name: '不再屏蔽 BTC' }));
    expect(titles()).toBe(whole);
  });

  test('that came since the last visit stand above a line', async () => {
    const all = await newsOnWire({ channelid: 24, per_page: 30 });
    const seen = all[4];
    beginVisit();
    localStorage.setItem('flashSeen', JSON.stringify((seen?.issuetime ?? 0) * 1000));
    const { unmount } = await renderPage('/news/flash.html');
    await more();
    expect(main().getByText('上次看到这里 · 以上 4 条是新的').nextElementSibling?.textContent).toContain(
      seen?.title,
    );
    unmount();
    // The next visit begins where this one ended.
    beginVisit();
    await renderPage('/news/flash.html');
    await more();
    expect(main().queryByText(/上次看到这里/)).toBeNull();
  });

  test('begin with a sentence about the last hour', async () => {
    await renderPage('/news/flash.html');
    await more();
    expect(main().getByText(/^过去一小时/)).toBeTruthy();
  });

  test('wait behind a bar when new; the list does not shift until it is pressed', async () => {
    const all = await newsOnWire({ channelid: 24, per_page: 30 });
    const held = all[2];
    if (!held) throw new Error('no flashes');
    const older = await answer(
      'newsList',
      { channelid: 24, per_page: 30, timestamp: held.issuetime },
      newsContext,
    );
    server.use(
      http.get('*/api/v4/news/news', ({ request }) => {
        const query = new URL(request.url).searchParams;
        if (query.get('direction') === '0' || query.has('timestamp')) return undefined;
        return HttpResponse.json(older.body as Parameters<typeof HttpResponse.json>[0]);
      }),
    );
    const { user } = await renderPage('/news/flash.html');
    const bar = await main().findByRole('button', { name: /有 2 条新快讯/ });
    const first = () => main().getAllByRole('heading', { level: 3 })[0]?.textContent;
    expect(first()).toContain(held.title);
    answerNewsAsUsual();
    await user.click(bar);
    await waitFor(() => expect(first()).toContain(all[0]?.title));
    await waitFor(() => expect(main().queryByRole('button', { name: /条新快讯/ })).toBeNull());
  });

  test('arriving at ten a second are counted up to a hundred, and shift nothing under the reader', async () => {
    const all = await newsOnWire({ channelid: 24, per_page: 30 });
    const last = all[0]?.issuetime ?? 0;
    const flood = Array.from({ length: 100 }, (_, at) => ({
      ...all[0],
      id: 9_000_000_000 + at,
      title: `新的 ${at}`,
      issuetime: last + 10,
    }));
    server.use(
      http.get('*/api/v4/news/news', ({ request }) => {
        if (new URL(request.url).searchParams.get('direction') !== '0') return undefined;
        return HttpResponse.json({ code: 200, msg: '', data: { list: flood, timestamp: null } });
      }),
    );
    await renderPage('/news/flash.html');
    const titles = () =>
      main()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(await main().findByRole('button', { name: /有 100\+ 条新快讯/ })).toBeTruthy();
    expect(titles()).toHaveLength(all.length);
    expect(titles()[0]).toContain(all[0]?.title);
    expect(titles().join()).not.toContain('新的 ');
  });
});
