import { routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { frames } from '#layouts/siteFrames.ts';
import { renderRoute } from '#testing/renderRoute.tsx';
import { firstPages } from '../firstPages.ts';
import { pageLoader } from '../pages.ts';

describe('the pages of the first load', () => {
  it('are the ones the table of all pages names', async () => {
    for (const name of routeNames) {
      const load = firstPages[name];
      if (load) expect((await load()).default).toBe((await pageLoader(name)()).default);
    }
  });
});

describe('navigating from page to page', () => {
  it('keeps the frame mounted, and the layout between pages of the same layout', async () => {
    const { goTo } = await renderRoute('/hot/max.html');
    // A page's own header comes after the site's.
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
    ['/kline', { top: false, nft: false, footer: false, theme: 'dark' }],
    ['/verification', { top: false, nft: false, footer: true, theme: 'dark' }],
    ['/exchange/binance', { top: true, nft: false, footer: true, theme: 'light' }],
    ['/hot/max.html', { top: true, nft: false, footer: true, theme: 'light' }],
    ['/app', { top: false, nft: false, footer: true, theme: 'light' }],
    ['/gradeguide', { top: true, nft: false, footer: true, theme: 'light' }],
    ['/news', { top: true, nft: false, footer: true, theme: 'light' }],
  ])('give %s its own frame', async (path, expected) => {
    await renderRoute(path);
    const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
    // The footer's code loads after the page's.
    if (expected.footer) await screen.findByRole('contentinfo');
    expect({
      top: screen.queryByRole('list', { name: '市场概况' }) !== null,
      nft: menu.queryByRole('link', { name: 'NFT' }) !== null,
      footer: screen.queryByRole('contentinfo') !== null,
      theme: document.documentElement.dataset['theme'],
    }).toEqual(expected);
  });

  it.each(['/exchange', '/kline', '/verification', '/app'])(
    'give a visitor of the dark theme the dark variant of the menu, with NFT: %s',
    async (path) => {
      localStorage.setItem('display', JSON.stringify({ theme: 'dark', klineType: 'Light' }));
      await renderRoute(path);
      localStorage.removeItem('display');
      const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
      expect(menu.getByRole('link', { name: 'NFT' })).toBeDefined();
    },
  );

  it('there are eight', () => {
    expect(Object.keys(frames)).toHaveLength(8);
  });
});

describe('React Router', () => {
  it('passes a page its params, decoded', async () => {
    await renderRoute('/concept/%E5%85%AC%E9%93%BE.html');
    expect(await screen.findByRole('heading', { level: 1, name: /公链/ })).toBeDefined();
  });
});
