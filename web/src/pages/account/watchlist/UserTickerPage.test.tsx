import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bareItem, type WatchGroups } from '#features/watchlist/watchlists.ts';
import { renderPage, renderRoute } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const rowHeads = () => [...document.querySelectorAll<HTMLElement>('tbody th[scope="row"]')];
const names = () => rowHeads().map((cell) => cell.querySelector('a')?.getAttribute('href')?.split('/').pop());

function seed(groups: Readonly<Record<string, string>>): void {
  const coin: WatchGroups = Object.entries(groups).map(([name, codes]) => ({
    name,
    items: codes.split(' ').filter(Boolean).map(bareItem),
  }));
  localStorage.setItem('coinCollectMap', JSON.stringify({ version: 2, book: { coin } }));
}

async function shows(codes: string): Promise<void> {
  await waitFor(() => expect(names()).toEqual(codes.split(' ')));
}

describe('the watchlist', () => {
  test('says how to fill an empty group', async () => {
    await renderPage('/userticker');
    await screen.findByText('这个分组还没有币种');
    expect(document.querySelector('h1')?.textContent).toBe('自选行情');
  });

  test('shows the group in the address, in the visitor’s own order', async () => {
    seed({ 默认: 'bitcoin', 观察: 'solana ethereum' });
    const { user } = await renderPage('/userticker?group=观察');
    await shows('solana ethereum');
    await user.click(screen.getByRole('tab', { name: /默认/ }));
    await shows('bitcoin');
  });

  test('says that prices could not be loaded, and has them after 重试', async () => {
    seed({ 默认: 'bitcoin' });
    server.use(answers('coinRank', { code: 500, msg: '行情服务繁忙' }));
    const { user } = await renderPage('/userticker');
    await screen.findByText('重试');
    server.resetHandlers();
    await user.click(screen.getByText('重试'));
    await shows('bitcoin');
  });

  test('a coin is added on the page, and not twice', async () => {
    seed({ 默认: 'ethereum', 观察: '' });
    const { user, store } = await renderPage('/userticker?group=观察');
    await user.type(await screen.findByLabelText('添加币种'), 'btc{Enter}');
    await shows('bitcoin');
    expect(store.getState().watchlist.local.coin[1]?.items.map(({ code }) => code)).toEqual(['bitcoin']);
    await user.type(screen.getByLabelText('添加币种'), 'btc{Enter}');
    await screen.findByText('已经添加此币种');
    await shows('bitcoin');
  });

  test('撤销 restores a removed coin at its position', async () => {
    seed({ 默认: 'bitcoin ethereum' });
    const { user } = await renderPage('/userticker');
    await shows('bitcoin ethereum');
    await user.click(screen.getByLabelText('取消自选 比特币'));
    await shows('ethereum');
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await shows('bitcoin ethereum');
  });

  test('rows are reordered with the arrow keys, and stay so', async () => {
    seed({ 默认: 'bitcoin ethereum' });
    const first = await renderPage('/userticker');
    await shows('bitcoin ethereum');
    first.container.querySelector<HTMLElement>('[data-sort-key="bitcoin"]')?.focus();
    await first.user.keyboard('{ArrowDown}');
    await shows('ethereum bitcoin');
    first.unmount();
    await renderPage('/userticker');
    await shows('ethereum bitcoin');
  });

  test('a group is added, renamed and deleted; its items are not lost', async () => {
    seed({ 默认: 'bitcoin', 旧: 'ethereum' });
    const { user, store } = await renderPage('/userticker?group=旧');
    await shows('ethereum');
    await user.click(screen.getByLabelText('新建分组'));
    await user.type(await screen.findByLabelText('分组名称'), '旧');
    await user.click(screen.getByText('保存'));
    await screen.findByText('已有同名分组');
    await user.type(screen.getByLabelText('分组名称'), '的');
    await user.click(screen.getByText('保存'));
    await screen.findByRole('tab', { name: /旧的/, selected: true });
    await user.click(screen.getByRole('tab', { name: /旧1/ }));
    await user.click(screen.getByLabelText('分组操作'));
    await user.click(await screen.findByText('删除分组'));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await shows('bitcoin ethereum');
    expect(store.getState().watchlist.local.coin.map(({ name }) => name)).toEqual(['默认', '旧的']);
  });

  test('selected coins move to another group together', async () => {
    seed({ 默认: 'bitcoin ethereum solana', 观察: '' });
    const { user, store } = await renderPage('/userticker');
    await shows('bitcoin ethereum solana');
    await user.click(screen.getByLabelText('批量'));
    await user.click(screen.getByLabelText('选择 比特币'));
    await user.click(screen.getByLabelText('选择 Solana'));
    await user.click(within(screen.getByRole('toolbar', { name: '批量操作' })).getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: '观察' }));
    await shows('ethereum');
    expect(store.getState().watchlist.local.coin[1]?.items.map(({ code }) => code)).toEqual([
      'bitcoin',
      'solana',
    ]);
  });

  test('begins with the day of the list as a whole, by the base of its changes', async () => {
    seed({ 默认: 'bitcoin ethereum solana' });
    await renderPage('/userticker');
    await shows('bitcoin ethereum solana');
    const header = document.querySelector('header') ?? document.body;
    expect(header.textContent).toMatch(/3 个币 24 小时 .*[涨跌]，等权 [+−]?[\d.]+%/);
    await screen.findByText(/自选保存在本浏览器/);
  });

  test('a coin with trades has their position, which is changed there; the rest is entered here', async () => {
    seed({ 默认: 'bitcoin ethereum' });
    const trade = { id: 'a', code: 'bitcoin', side: 'buy', day: '2026-01-02', price: 100, quantity: 2 };
    const trades = [{ ...trade, fee: 0, unit: 'usd', per_usd: 1 }];
    localStorage.setItem('portfolio', JSON.stringify({ version: 1, trades, merged: null }));
    const { user, store } = await renderPage('/userticker');
    await shows('bitcoin ethereum');
    await waitFor(() => expect(rowHeads()[0]?.closest('tr')?.textContent).toContain('2 个'));
    expect(document.querySelector('header')?.textContent).toContain('所持 $');
    await user.click(screen.getByLabelText('编辑 比特币 的备注与持仓'));
    await screen.findByText(/持有 2 BTC，数量与成本来自/);
    expect(screen.queryByLabelText('关注价')).toBeNull();
    await user.type(screen.getByLabelText('备注'), '长期');
    await user.click(screen.getByText('保存'));
    const own = store.getState().watchlist.local.coin[0]?.items[0];
    expect(own).toEqual({ code: 'bitcoin', note: '长期', cost: null, quantity: null });
  });

  test('a price is noted to compare with, and is no holding', async () => {
    seed({ 默认: 'bitcoin' });
    const { user } = await renderPage('/userticker');
    await shows('bitcoin');
    await user.click(screen.getByLabelText('编辑 比特币 的备注与持仓'));
    await user.type(await screen.findByLabelText('关注价'), 'x');
    await user.click(screen.getByText('保存'));
    await screen.findByText('请输入不小于 0 的数字');
    await user.clear(screen.getByLabelText('关注价'));
    await user.type(screen.getByLabelText('关注价'), '1');
    await user.type(screen.getByLabelText('备注'), '定投');
    await user.click(screen.getByText('保存'));
    await waitFor(() => expect(document.querySelector('tbody tr')?.textContent).toContain('定投'));
    expect(screen.queryByLabelText('持仓合计')).toBeNull();
    expect(localStorage.getItem('portfolio')).toBeNull();
  });

  test('a trade recorded here is held, in the list, in its tab and in the sentence alike', async () => {
    seed({ 默认: 'bitcoin', 观察: 'ethereum' });
    const { user } = await renderPage('/userticker');
    await shows('bitcoin');
    await user.click(screen.getByLabelText('编辑 比特币 的备注与持仓'));
    await user.click(await screen.findByRole('button', { name: '记一笔交易' }));
    await user.type(await screen.findByLabelText('价格'), '1000');
    await user.type(screen.getByLabelText('数量'), '2');
    await user.click(screen.getByText('保存'));
    const sum = await screen.findByLabelText('持仓合计');
    const value = within(sum).getByText('所持市值').closest('div')?.querySelector('dd')?.textContent ?? '?';
    expect(value).toMatch(/^\$[\d,]+\.\d\d$/);
    expect(rowHeads()[0]?.closest('tr')?.textContent).toContain(value);
    expect(document.querySelector('header')?.textContent).toContain(`所持 ${value}`);
    expect(screen.getByRole('tab', { name: /默认1 · \$/ })).toBeTruthy();
    expect(screen.getByRole('tab', { name: /观察1$/ })).toBeTruthy();
  });

  test('a file with amounts brings them into the ledger', async () => {
    const { user, store } = await renderPage('/userticker');
    await user.click(await screen.findByText('导入'));
    await user.click(await screen.findByLabelText('或粘贴在这里'));
    await user.paste('代码,备注,成本(USD),数量,分组\nbitcoin,,100,2,默认');
    await user.click(await screen.findByText(/^导入 1/));
    await screen.findByLabelText('持仓合计');
    expect(JSON.parse(localStorage.getItem('portfolio') ?? '').trades).toMatchObject([
      { code: 'bitcoin', side: 'in', price: 100, quantity: 2 },
    ]);
    expect(store.getState().watchlist.local.coin[0]?.items[0]?.quantity).toBeNull();
  });
});

describe('alerts', () => {
  test('an alert is set on a coin, fires at the current price, and says so', async () => {
    seed({ 默认: 'bitcoin' });
    const { user, store } = await renderRoute('/userticker');
    await shows('bitcoin');
    await screen.findByText(/需保持浏览器打开/);
    await user.click(screen.getByLabelText('设置 比特币 预警'));
    await user.click(await screen.findByText('设置预警'));
    await screen.findByText('请填写价格');
    await user.type(screen.getByLabelText('价格'), '1');
    await user.click(screen.getByText('设置预警'));
    await waitFor(() => expect(store.getState().alerts.fired).toHaveLength(1));
    expect(store.getState().alerts.alerts[0]).toMatchObject({ armed: false });
    expect(store.getState().alerts.fired[0]?.text).toBe('比特币 价格涨到 1 USD');
    expect(JSON.parse(localStorage.getItem('alerts') ?? '').fired).toHaveLength(1);
  });
});
