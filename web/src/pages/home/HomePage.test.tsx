import { LIST_PAGE_SIZE } from '@coinmirror/shared/constants/limits.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, answersStale, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

// Queries by role walk the whole tree; over a thousand cells plain selectors are a hundred times faster.
const rowHeads = () => [...document.querySelectorAll<HTMLElement>('tbody th[scope="row"]')];
const names = () => rowHeads().map((cell) => cell.textContent);
const heading = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('th[scope="col"]')].find((cell) => cell.textContent === label);
const sortButton = (label: string) => heading(label)?.querySelector('button') as HTMLElement;

async function shown(count: number): Promise<void> {
  await waitFor(() => expect(rowHeads()).toHaveLength(count));
}

describe('home', () => {
  test('reserves the space of a hundred rows while the ranking is loading', async () => {
    server.use(hangs('coinRank'));
    await renderPage('/?size=100');
    const table = document.querySelector('table');
    expect(table?.getAttribute('aria-busy')).toBe('true');
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(100);
    expect(document.querySelector('h1')?.textContent).toBe('加密货币行情');
  });

  test('shows a hundred coins by rank, each with a link to its page', async () => {
    const { user } = await renderPage('/?size=100');
    await waitFor(() => expect(rowHeads().length).toBeGreaterThan(0));
    await user.keyboard('{Tab}');
    await shown(100);
    expect(rowHeads()[0]?.textContent).toContain('比特币');
    expect(rowHeads()[0]?.querySelector('a')?.getAttribute('href')).toBe('/currencies/bitcoin');
  });

  test('says that the ranking could not be loaded, and has it after 重试', async () => {
    server.use(answers('coinRank', { code: 500, msg: '行情服务繁忙' }));
    const { user } = await renderPage('/');
    await screen.findByRole('alert');
    server.resetHandlers();
    await user.click(screen.getByText('重试'));
    await shown(LIST_PAGE_SIZE);
  });

  test('shows stale data with its age when the upstream is failing', async () => {
    server.use(answersStale('coinRank', 60_000));
    await renderPage('/');
    await screen.findByText(/数据停在/);
    await shown(LIST_PAGE_SIZE);
  });

  test('shows the futures figures of coins, and sorts all of them by open interest', async () => {
    const { user } = await renderPage('/futures-coin?size=20');
    await shown(20);
    for (const label of ['持仓量', '24H合约成交额', '费率（8H）', '多空人数比'])
      expect(heading(label), label).toBeDefined();
    const first = rowHeads()[0]?.closest('tr')?.textContent;
    expect(first).toMatch(/[+−]\d\.\d{4}%/);
    expect(first).not.toContain('--');
    await user.click(sortButton('持仓量'));
    expect(heading('持仓量')?.getAttribute('aria-sort')).toBe('descending');
  });

  test('an empty watchlist says how to fill it', async () => {
    await renderPage('/own');
    await screen.findByText('还没有自选币种');
  });

  test('a starred coin appears in the watchlist', async () => {
    const { user, goTo } = await renderPage('/');
    await shown(LIST_PAGE_SIZE);
    await user.click(screen.getByLabelText('加自选 以太坊'));
    await goTo('/own');
    await shown(1);
    expect(names()[0]).toContain('以太坊');
  });

  test('a heading sorts the whole market down, up, and back, and the address keeps it', async () => {
    const { user, path } = await renderPage('/');
    await shown(LIST_PAGE_SIZE);
    const before = names();
    await user.click(sortButton('价格'));
    expect(path()).toBe('/?sort=price&order=desc');
    expect(heading('价格')?.getAttribute('aria-sort')).toBe('descending');
    await user.click(sortButton('价格'));
    expect(heading('价格')?.getAttribute('aria-sort')).toBe('ascending');
    await waitFor(() => expect(names().every((name) => before.includes(name))).toBe(false));
    await user.click(sortButton('价格'));
    expect(heading('价格')?.getAttribute('aria-sort')).toBe('none');
    expect(path()).toBe('/');
    await waitFor(() => expect(names()).toEqual(before));
  });

  test('a failed sort is reported, and the previous order does not replace it', async () => {
    const { user } = await renderPage('/');
    await shown(LIST_PAGE_SIZE);
    server.use(answers('coinRank', { code: 500, msg: '行情服务繁忙' }));
    await user.click(sortButton('价格'));
    await shown(0);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('行情服务繁忙');
    server.resetHandlers();
    await user.click(screen.getByText('重试'));
    await shown(LIST_PAGE_SIZE);
  });

  test('an address restores sort, currency, change base and columns', async () => {
    await renderPage('/?sort=volume24h&order=asc&unit=cny&base=UTC8&cols=price,change,volume24h');
    await shown(LIST_PAGE_SIZE);
    expect(heading('24H成交额')?.getAttribute('aria-sort')).toBe('ascending');
    expect(heading('UTC8涨幅')).toBeDefined();
    expect(heading('换手率')).toBeUndefined();
    expect(document.querySelector('[data-live="price"]')?.textContent).toContain('¥');
  });

  test('a filter covers the whole market and can be removed', async () => {
    const { user, path } = await renderPage('/?filter=marketCap:100000000000~');
    await waitFor(() => expect(rowHeads().length).toBeGreaterThan(0));
    expect(rowHeads().length).toBeLessThan(LIST_PAGE_SIZE);
    await user.click(await screen.findByLabelText('取消筛选：流通市值 ≥ 1000 亿 USD'));
    expect(path()).toBe('/');
    await shown(LIST_PAGE_SIZE);
  });

  test.each([
    ['多空情绪', '票数 ÷ 全部票数'],
    ['换手率', '24H成交额 ÷ 流通市值'],
  ])('the label of %s leads to its formula and the time of its data', async (label, formula) => {
    const { user } = await renderPage('/coin');
    await shown(LIST_PAGE_SIZE);
    await user.click(await screen.findByLabelText(`${label}：口径说明`));
    const card = await screen.findByRole('dialog', { name: `${label}：口径说明` });
    await waitFor(() => expect(card.textContent).toContain(formula));
    expect(card.textContent).toMatch(/来源演示数据.*更新.*2026-11-20 12:00:00（北京时间 UTC\+8）/);
  });

  test('an unknown tab is not found', async () => {
    await renderPage('/nothing-of-ours');
    await screen.findByText('This page could not be found');
  });
});

describe('the coin list', () => {
  test('its pages have addresses of their own and continue where the previous one ended', async () => {
    await renderPage('/currencies/list_2.html');
    await shown(LIST_PAGE_SIZE);
    expect(document.querySelector('tbody tr')?.textContent).toContain(String(LIST_PAGE_SIZE + 1));
    expect(screen.getByLabelText('第 3 页').getAttribute('href')).toBe('/currencies/list_3.html');
  });

  test.each([
    ['/currencies/list_2.html?unit=cny', '/currencies?unit=cny&sort=price&order=desc'],
    ['/coin?page=2&size=20', '/coin?size=20&sort=price&order=desc'],
  ])('another order begins at the first page again: %s', async (from, to) => {
    const { user, path } = await renderPage(from);
    await waitFor(() => expect(rowHeads().length).toBeGreaterThan(0));
    await user.click(sortButton('价格'));
    expect(path()).toBe(to);
  });

  test.each([
    ['/currencies/list_2.html?filter=price:1~', '/currencies'],
    ['/coin?page=2&size=20&filter=price:1~', '/coin?size=20'],
  ])('other rows begin at the first page again: %s', async (from, to) => {
    const { user, path } = await renderPage(from);
    await user.click(await screen.findByLabelText('取消筛选：价格 ≥ 1 USD'));
    expect(path()).toBe(to);
  });

  test('只看有市值 returns to the first page', async () => {
    const { user, path } = await renderPage('/currencies/list_2.html');
    await user.click(screen.getByRole('switch', { name: '只看有市值' }));
    expect(path()).toBe('/currencies?capped=1');
  });
});
