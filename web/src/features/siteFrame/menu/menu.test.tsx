import { activeKey } from '@coinmirror/shared/pages/activeKey.ts';
import { menuItems, nftItem } from '@coinmirror/shared/pages/menu.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';

const menu = () => within(screen.getByRole('navigation', { name: '主菜单' }));
const caret = (label: string) => menu().getByRole('button', { name: `${label}子菜单` });
const isOpen = (label: string) => caret(label).getAttribute('aria-expanded') === 'true';

describe('the main menu', () => {
  it('has the ten entries of the specification in order, and NFT in the dark variant', () => {
    expect(menuItems.map(({ label, link }) => [label, hrefOfLink(link)])).toEqual([
      ['行情', '/'],
      ['交易所', '/exchange'],
      ['数据', '/data'],
      ['概念', '/concept'],
      ['排行', '/hot/max.html'],
      ['DeFi', '/data/defi'],
      ['钱包', '/wallet'],
      ['日历', '/calendar'],
      ['资讯', '/news?tab=0'],
      ['导航', '/daohang'],
    ]);
    expect(hrefOfLink(nftItem.link)).toBe('/data/nft.html');
  });

  it.each([
    ['home', 'market'],
    ['coin', 'market'],
    ['dataEth', 'data'],
    ['dataDefi', 'defi'],
    ['dataDefiItem', 'defi'],
    ['exchangeMarket', 'exchange'],
    ['newsFlash', 'news'],
    ['contact', null],
  ] as const)('marks on %s the entry %s', (page, expected) => {
    expect(activeKey(menuItems, page)).toBe(expected);
  });

  it('opens a drawer by a press and closes it by a second one', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.click(caret('数据'));
    expect(isOpen('数据')).toBe(true);
    expect(await menu().findByRole('link', { name: /灰度持仓/ })).toBeDefined();
    await user.click(caret('数据'));
    expect(isOpen('数据')).toBe(false);
  });

  it('opens a drawer while the mouse is over the entry, one at a time', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.hover(menu().getByRole('link', { name: '钱包' }));
    await waitFor(() => expect(isOpen('钱包')).toBe(true));
    await user.hover(menu().getByRole('link', { name: '日历' }));
    await waitFor(() => expect(isOpen('日历')).toBe(true));
    expect(isOpen('钱包')).toBe(false);
    await user.unhover(menu().getByRole('link', { name: '日历' }));
    await waitFor(() => expect(isOpen('日历')).toBe(false));
  });

  it('works by keyboard: down opens and enters, arrows wrap, Escape closes and returns the focus', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    menu().getByRole('link', { name: '日历' }).focus();
    await user.keyboard('{ArrowDown}');
    const first = await menu().findByRole('link', { name: '按日' });
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(menu().getByRole('link', { name: '名人观点' }));
    await user.keyboard('{Escape}');
    expect(isOpen('日历')).toBe(false);
    expect(document.activeElement).toBe(caret('日历'));
  });

  it('closes the drawer when the focus leaves the entry, and on navigation', async () => {
    const { user, path } = await renderRoute(QUIET_PAGE);
    await user.click(caret('导航'));
    await menu().findByRole('link', { name: 'DApp' });
    menu().getByRole('link', { name: '行情' }).focus();
    await waitFor(() => expect(isOpen('导航')).toBe(false));
    await user.click(caret('导航'));
    await user.click(await menu().findByRole('link', { name: 'DApp' }));
    await waitFor(() => expect(path()).toBe('/dapp'));
    await waitFor(() => expect(isOpen('导航')).toBe(false));
  });
});

describe('the concepts drawer', () => {
  it('lists at most six concepts with their hot coin, and a link to more', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.click(caret('概念'));
    const sectors = within(await menu().findByRole('region', { name: '热门概念' }));
    const rows = await sectors.findAllByRole('listitem');
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const [sector, coin] = within(row).getAllByRole('link');
      expect(sector?.getAttribute('href')).toMatch(/^\/concept\/[^/]+\.html$/);
      expect(coin?.getAttribute('href')).toMatch(/^\/currencies\/[^/]+$/);
    }
    expect(sectors.getByRole('link', { name: '更多概念板块' }).getAttribute('href')).toMatch(
      /^\/concept\/[^/]+\.html$/,
    );
  });
});

describe('a drawer', () => {
  it('says what the top bar knows of a page beside its link, without a call of its own', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.click(caret('排行'));
    const link = await menu().findByRole('link', { name: /^涨跌幅榜/ });
    expect(link.closest('li')?.textContent).toMatch(/\d+ 涨 \d+ 跌$/);
  });
});
