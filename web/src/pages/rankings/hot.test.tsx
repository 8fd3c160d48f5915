import { navOf, pages } from '@coinmirror/shared/manifest/pages.ts';
import { rankingNames, rankings } from '@coinmirror/shared/rankings/rankings.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, answersStale, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const rows = (table = document) => [...table.querySelectorAll<HTMLElement>('tbody:not([aria-hidden]) tr')];

/** A column's cells, top to bottom. */
function cells(heading: RegExp): string[] {
  const headings = [...document.querySelectorAll('thead th')];
  const at = headings.findIndex((one) => heading.test(one.textContent ?? ''));
  return rows().flatMap((row) => row.children[at]?.textContent ?? []);
}

describe('the rankings', () => {
  test.each(rankingNames)(
    '%s shows rows under its own heading, is current in the navigation, and explains its metric',
    async (name) => {
      await renderPage(hrefTo(name));
      expect(screen.getByRole('heading', { level: 1, name: pages[name].title })).toBeDefined();
      await waitFor(() => expect(rows().length).toBeGreaterThan(5));
      const current = within(screen.getByRole('navigation', { name: '排行榜' })).getByRole('link', {
        current: 'page',
      });
      expect(current.textContent).toBe(navOf(name));
      for (const note of rankings[name].notes) expect(screen.getByText(note)).toBeDefined();
    },
  );

  test('the address keeps the period, and restores it', async () => {
    const { user, path } = await renderPage('/hot/rise.html?top=100');
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    await user.click(screen.getByRole('radio', { name: '7天' }));
    expect(path()).toBe('/hot/rise.html?top=100&period=7d');
    await waitFor(() => expect(screen.getAllByRole('columnheader', { name: /7日涨幅/ })).toHaveLength(1));
    await waitFor(() => expect(cells(/市值排名/).filter((rank) => Number(rank) > 100)).toEqual([]));
    expect(rows().length).toBeGreaterThan(5);
    await user.click(screen.getByRole('radio', { name: '24小时' }));
    expect(path()).toBe('/hot/rise.html?top=100');
  });

  test.each([
    ['/hot/rise.html?period=7d', 'gainers of another period, in their column of 24 hours'],
    ['/hot/turnoverrate.html', 'turnover'],
    ['/ath', 'highs'],
  ])('%s: a card tells why each coin moved (%s)', async (path) => {
    await renderPage(path);
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    expect(document.querySelectorAll('tbody [data-splits]').length).toBeGreaterThan(5);
  });

  test('a list that shows no coin’s change of 24 hours has no card', async () => {
    await renderPage('/hot/max.html?period=7d');
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    expect(document.querySelector('[data-splits]')).toBeNull();
  });

  test('an unknown choice counts as none', async () => {
    await renderPage('/hot/drop.html?period=3y&top=-1');
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    expect(screen.getByRole('radio', { name: '24小时' }).getAttribute('aria-checked')).toBe('true');
    expect(cells(/24H涨幅/).every((text) => text.includes('−'))).toBe(true);
  });

  test('sorting a column keeps every row’s rank', async () => {
    await renderPage('/hot/currencies.html?sort=marketCap&order=asc');
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    const places = cells(/^#/).map(Number);
    expect(places).not.toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  });

  test('on request only the starred ones are shown, with their ranks, and the address keeps it', async () => {
    const { user, path } = await renderPage('/hot/currencies.html');
    await user.click(await screen.findByRole('button', { name: '加自选 以太坊' }));
    await user.click(screen.getByRole('switch', { name: '只看自选' }));
    expect(path()).toBe('/hot/currencies.html?own=1');
    expect(rows()).toHaveLength(1);
    expect(rows()[0]?.textContent).toContain('ETH');
    expect(Number(cells(/^#/)[0])).toBeGreaterThan(1);
  });

  test('both sides of the market are side by side, linked to the whole list with the same choices', async () => {
    await renderPage('/hot/max.html?period=1h&top=500');
    const rise = await screen.findByRole('region', { name: '涨幅榜' });
    const drop = screen.getByRole('region', { name: '跌幅榜' });
    await waitFor(() =>
      expect(rise.querySelectorAll('tbody:not([aria-hidden]) tr').length).toBeGreaterThan(5),
    );
    await waitFor(() =>
      expect(drop.querySelectorAll('tbody:not([aria-hidden]) tr').length).toBeGreaterThan(5),
    );
    expect(rise.textContent).toContain('+');
    expect(within(drop).getByRole('link', { name: '查看全部' }).getAttribute('href')).toBe(
      '/hot/drop.html?period=1h&floor=5m&top=500',
    );
  });

  test('a coin that is sold but not listed yet has no link to a missing page', async () => {
    await renderPage('/hot/ico.html?stage=upcoming');
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
    for (const row of rows()) {
      expect(row.textContent).toContain('即将开始');
      expect(row.querySelector('a[href^="/currencies/"]')).toBeNull();
      expect(within(row).queryByRole('button', { name: /加自选/ })).toBeNull();
    }
  });

  test.each(['/hot/ico.html?stage=ended&type=ieo', '/hot/vol.html', '/newcoins', '/hotsearch', '/ath'])(
    'coins can be starred in %s',
    async (address) => {
      await renderPage(address);
      await waitFor(() => expect(rows().length).toBeGreaterThan(2));
      expect(screen.getAllByRole('button', { name: /^加自选/ }).length).toBeGreaterThan(2);
    },
  );

  test('the orders of first sales have addresses of their own', async () => {
    await renderPage('/hot/ieonewscoin.html/roi');
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
    const roi = cells(/当前回报/).map((text) => Number.parseFloat(text.replaceAll(',', '')));
    expect(roi).toEqual(roi.toSorted((a, b) => b - a));
    expect(screen.getByRole('link', { name: '当前回报', current: 'page' })).toBeDefined();
  });

  test('says so when there is nothing, and offers a retry after a failure', async () => {
    const empty = { list: [], total_count: 0, total_pages: 1, page: 1 };
    server.use(answers('saleRank', { code: 200, msg: '', data: empty }));
    const { goTo } = await renderPage('/hot/ico.html?stage=ongoing');
    await screen.findByText('没有符合条件的数据');
    server.use(answers('pairRank', { code: 500, msg: '行情服务繁忙' }));
    await goTo('/hot/vol.html');
    await screen.findByRole('button', { name: '重试' });
  });

  test('stale rows stay with their age, and a loading list reserves its space', async () => {
    server.use(answersStale('turnoverRank', 300_000), hangs('listingRank'));
    const { goTo } = await renderPage('/hot/turnoverrate.html');
    await screen.findByRole('button', { name: '重试' });
    expect(rows().length).toBeGreaterThan(5);
    await goTo('/hot/exnum.html');
    expect(document.querySelectorAll('tbody[aria-hidden] tr').length).toBeGreaterThan(10);
  });
});
