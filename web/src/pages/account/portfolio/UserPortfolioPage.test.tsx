import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { loggedIn } from '#features/session/sessionSlice.ts';
import { accountHost, login, PAGE, row, seed, stored, trade } from '#testing/portfolioHost.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { soon } from '#testing/soon.ts';

describe('the portfolio', () => {
  test('is empty at first, and adds its first trade by name, date, price and quantity', async () => {
    const { user } = await renderPage(PAGE);
    await user.click(await screen.findByText('添加第一笔'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('添加币种'), 'btc');
    await user.click(await within(dialog).findByRole('button', { name: /比特币 BTC/ }));
    await user.click(within(dialog).getByText('保存'));
    await within(dialog).findByText('请填写数量');
    await user.type(within(dialog).getByLabelText('价格'), '1,000');
    await user.type(within(dialog).getByLabelText('数量'), '2');
    await user.type(within(dialog).getByLabelText('手续费'), '10');
    await user.click(within(dialog).getByText('保存'));
    const shown = await row();
    expect(shown.textContent).toContain('1,005');
    expect(stored()[0]).toMatchObject({ code: 'bitcoin', side: 'buy', price: 1000, quantity: 2, fee: 10 });
  });

  test('the close of a past day is filled in, until a price is written; it is in the trade’s currency', async () => {
    const { user } = await renderPage(PAGE);
    await user.click(await screen.findByText('添加第一笔'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('添加币种'), 'btc');
    await user.click(await dialog.findByRole('button', { name: /比特币 BTC/ }));
    const price = dialog.getByLabelText<HTMLInputElement>('价格');
    expect(price.value).toBe('');
    fireEvent.change(dialog.getByLabelText(/^日期/), { target: { value: '2026-01-02' } });
    await dialog.findByText('已填 2026-01-02 的收盘价（来源：演示数据），可改为成交价');
    const filled = Number(price.value);
    expect(filled).toBeGreaterThan(1000);
    fireEvent.change(dialog.getByLabelText(/^日期/), { target: { value: '2026-01-12' } });
    // Empty while the other day is asked for.
    await waitFor(() => expect(['', String(filled)]).not.toContain(price.value));
    const closeOfDay = price.value;
    fireEvent.change(dialog.getByLabelText('时间'), { target: { value: '09:30' } });
    await dialog.findByText('已填 2026-01-12 09:00 至 10:00 的收盘价（来源：演示数据），可改为成交价');
    expect(price.value).not.toBe(closeOfDay);
    fireEvent.change(dialog.getByLabelText('时间'), { target: { value: '' } });
    await waitFor(() => expect(price.value).toBe(closeOfDay));
    fireEvent.change(price, { target: { value: '12' } });
    fireEvent.change(dialog.getByLabelText(/^日期/), { target: { value: '2026-01-02' } });
    expect(price.value).toBe('12');
    await user.type(dialog.getByLabelText('数量'), '2');
    await user.click(dialog.getByText('保存'));
    await row();
    expect(stored()[0]).toMatchObject({ day: '2026-01-02', price: 12 });
  });

  test('begins with its value, its change of the day and the coin behind it, and draws each coin’s profit', async () => {
    seed(trade('a'), trade('b', { code: 'ethereum', quantity: 3 }));
    await renderPage(PAGE);
    await row();
    const header = document.querySelector('header') ?? document.body;
    await waitFor(() => expect(header.textContent).toMatch(/持仓 \$[\d,]+\.\d\d，24 小时 [+−]\$/));
    const facts = screen.getByText('24H变化').closest('div')?.querySelector('dd')?.textContent ?? '?';
    expect(header.textContent).toContain(`24 小时 ${facts}，其中 `);
    expect(screen.getByRole('group', { name: /^未实现盈亏，按币种/ })).toBeTruthy();
  });

  test('refuses a sale of more than is held with a message, and saves nothing', async () => {
    seed(trade('a'));
    const { user } = await renderPage(PAGE);
    await row();
    await user.click(await screen.findByLabelText('添加 比特币 的交易'));
    await user.click(await screen.findByRole('radio', { name: '卖出' }));
    await user.type(screen.getByLabelText('价格'), '1');
    await user.type(screen.getByLabelText('数量'), '3');
    await user.click(screen.getByText('保存'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/要卖出 3 个比特币，当时只持有 2 个/);
    expect(stored()).toHaveLength(1);
  });

  test('keeps a purchase that was sold later; any other can be deleted and restored', async () => {
    seed(trade('a'), trade('b', { side: 'sell', day: '2026-01-03', quantity: 1, price: 150 }));
    const { user } = await renderPage(PAGE);
    await row();
    await user.click(await screen.findByLabelText(/删除 2026-01-02/));
    await screen.findByText(/2026-01-03 要卖出 1 个比特币/);
    expect(stored()).toHaveLength(2);
    await user.click(screen.getByLabelText(/删除 2026-01-03/));
    await waitFor(() => expect(stored()).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(stored()).toHaveLength(2));
  });

  test('shows realised profit against the average cost, allocation and value over time', async () => {
    seed(
      trade('a', { quantity: 1 }),
      trade('b', { quantity: 3, price: 200 }),
      trade('c', { side: 'sell', day: '2026-01-03', quantity: 2, price: 300 }),
    );
    await renderPage(PAGE);
    expect((await row()).textContent).toContain('+$250');
    await screen.findByRole('figure', { name: '持仓市值走势' });
    await screen.findByRole('figure', { name: '持仓分布' });
  });

  test('imports a file, and lists its invalid lines', async () => {
    const { user } = await renderPage(PAGE);
    await user.click(await screen.findByText('导入'));
    await user.click(await screen.findByLabelText('或粘贴在这里'));
    await user.paste('日期,类型,代码,价格,数量\n2026-01-02,买入,BTC,100,1\n2026-01-02,买入,nocoin,1,1');
    await screen.findByText('第 3 行：没有找到币种“nocoin”');
    await user.click(screen.getByText('导入 1 笔'));
    await row();
    expect(stored()).toHaveLength(1);
  });

  test('uploads a visitor’s trades at the login, on whatever page, once; the account’s are shown', async () => {
    seed(trade('a'));
    const host = accountHost(trade('old', { code: 'ethereum' }));
    const { store, goTo } = await renderPage('/contact');
    store.dispatch(loggedIn(login));
    await soon(() => expect(host.trades.map(({ id }) => id)).toEqual(['old', 'a']));
    host.trades = host.trades.filter(({ id }) => id !== 'a');
    await goTo(PAGE);
    await screen.findByRole('row', { name: /以太坊/ });
    // What the login has brought is shown until the account is asked again.
    await waitFor(() => expect(screen.queryByRole('row', { name: /比特币/ })).toBeNull());
    expect(host.trades.map(({ id }) => id)).toEqual(['old']);
    // This browser's trades stay for after the logout.
    expect(stored().map(({ id }) => id)).toEqual(['a']);
  });

  test('is changed on the account while logged in', async () => {
    const host = accountHost(trade('a'));
    const { store, user } = await renderPage(PAGE);
    store.dispatch(loggedIn(login));
    await row();
    await user.click(await screen.findByLabelText(/删除 2026-01-02/));
    await soon(() => expect(host.trades).toEqual([]));
    await screen.findByText('还没有交易记录');
  });
});
