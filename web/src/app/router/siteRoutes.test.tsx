import { routeNames } from '@coinmirror/shared/pages/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { frames } from '#layouts/frames.ts';
import { builtPages } from '#pages/construction/builtPages.ts';
import { renderRoute } from '#testing/renderRoute.tsx';
import { firstPages } from '../firstPages.ts';
import { isBuilt, pageLoader } from '../pages.ts';

describe('the page table', () => {
  it('says which pages are still to be built, and never sends a reader to one of them', () => {
    const open = routeNames.filter((name) => !isBuilt(name));
    // Goes down with each page that is built; a new row of the table must come with its page.
    expect(open.length).toBeLessThanOrEqual(126);
    for (const { to } of builtPages) expect(open).not.toContain(to);
  });
});

describe('the pages of the first load', () => {
  it('are the same that the table of all pages names', async () => {
    for (const name of routeNames) {
      const load = firstPages[name];
      if (load) expect((await load()).default).toBe((await pageLoader(name)()).default);
    }
  });
});

describe('a page that is not built yet', () => {
  it('says so under its own title, and leads to what exists', async () => {
    await renderRoute('/apply_guide');
    expect(screen.getByRole('heading', { level: 1, name: '申请指南' })).toBeDefined();
    expect(screen.getByText(/建设中/)).toBeDefined();
    const ways = within(screen.getByRole('navigation', { name: '可以先看' }));
    expect(ways.getByRole('link', { name: '行情首页' }).getAttribute('href')).toBe(hrefTo('home'));
    expect(document.title).toBe('申请指南 - 币镜');
  });
});

describe('going from page to page', () => {
  it('keeps the frame mounted, and the layout too between pages of one layout', async () => {
    const { goTo } = await renderRoute('/hot/max.html');
    // A page's own head comes after the site's.
    const [bar] = screen.getAllByRole('banner');
    const rankings = screen.getByRole('navigation', { name: '排行榜' });
    await goTo('/hot/rise.html');
    expect(await screen.findByRole('heading', { level: 1, name: '涨幅榜' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: '排行榜' })).toBe(rankings);
    await goTo('/exchange');
    expect(await screen.findByRole('heading', { level: 1, name: '交易所排行' })).toBeDefined();
    expect(screen.getAllByRole('banner')[0]).toBe(bar);
  });
});

describe('layouts', () => {
  it.each([
    ['/exchange', { top: true, nft: false, footer: true, theme: 'light' }],
    ['/kline', { top: false, nft: true, footer: false, theme: 'dark' }],
    ['/verification', { top: false, nft: true, footer: true, theme: 'dark' }],
    ['/exchange/binance', { top: true, nft: false, footer: true, theme: 'light' }],
    ['/hot/max.html', { top: true, nft: false, footer: true, theme: 'light' }],
    ['/app', { top: false, nft: false, footer: true, theme: 'light' }],
    ['/gradeguide', { top: true, nft: false, footer: true, theme: 'light' }],
    ['/news', { top: true, nft: false, footer: true, theme: 'light' }],
  ])('give %s its own frame', async (path, expected) => {
    await renderRoute(path);
    const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
    // The footer's code comes after the page's.
    if (expected.footer) await screen.findByRole('contentinfo');
    expect({
      top: screen.queryByRole('list', { name: '市场概况' }) !== null,
      nft: menu.queryByRole('link', { name: 'NFT' }) !== null,
      footer: screen.queryByRole('contentinfo') !== null,
      theme: document.documentElement.dataset['theme'],
    }).toEqual(expected);
  });

  it('are eight', () => {
    expect(Object.keys(frames)).toHaveLength(8);
  });
});

describe('React Router', () => {
  it('hands a page its parameters, decoded', async () => {
    await renderRoute('/exchange/a%20b/mining');
    const parts = within(screen.getByRole('navigation', { name: /相关页面$/ }));
    expect(parts.getByRole('link', { name: '交易对' }).getAttribute('href')).toBe(
      '/exchange/a%20b/market.html',
    );
  });
});
