import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { loggedIn } from '#features/session/sessionSlice.ts';
import { accountHost, login, PAGE, row, seed, stored, trade } from '#testing/portfolioHost.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';

describe('several portfolios', () => {
  const tab = (name: RegExp | string, selected?: boolean) =>
    screen.findByRole('tab', { name, ...(selected === undefined ? {} : { selected }) });
  const addPortfolio = async (user: Awaited<ReturnType<typeof renderPage>>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: '新建组合' }));
    await user.type(await screen.findByLabelText('组合名称'), name);
    await user.click(screen.getByText('保存'));
  };

  test('are added, shown by the address, renamed, and deleted with their trades, which can be undone', async () => {
    seed(trade('a'));
    const { user, path } = await renderPage(PAGE);
    await row();
    await addPortfolio(user, '长期');
    await tab(/长期/, true);
    expect(decodeURIComponent(path())).toContain('portfolio=长期');
    await screen.findByText('“长期”里还没有交易记录');
    await user.click(screen.getByText('添加第一笔'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('添加币种'), 'eth');
    await user.click(await dialog.findByRole('button', { name: /以太坊 ETH/ }));
    await user.type(dialog.getByLabelText('价格'), '1000');
    await user.type(dialog.getByLabelText('数量'), '1');
    await user.click(dialog.getByText('保存'));
    await screen.findByRole('row', { name: /以太坊/ });
    expect(screen.queryByRole('row', { name: /比特币/ })).toBeNull();
    await user.click(await tab(/全部/));
    await row();
    await screen.findByRole('row', { name: /以太坊/ });

    await user.click(await tab(/长期/));
    await user.click(screen.getByLabelText('组合操作'));
    await user.click(await screen.findByText('重命名'));
    await user.type(await screen.findByLabelText('组合名称'), '持有');
    await user.click(screen.getByText('保存'));
    await tab(/长期持有/, true);
    await user.click(screen.getByLabelText('组合操作'));
    await user.click(await screen.findByText('删除组合'));
    await waitFor(() => expect(stored()).toHaveLength(1));
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await tab(/长期持有/);
    expect(stored()).toHaveLength(2);
  });

  test('take over trades of another, unless a sale there would lack its purchase', async () => {
    seed(trade('a'), trade('b', { side: 'sell', day: '2026-01-03', quantity: 1, price: 150 }));
    const { user } = await renderPage(PAGE);
    await row();
    await addPortfolio(user, '长期');
    await user.click(await tab(/全部/));
    await user.click(await screen.findByLabelText('移动交易'));
    await user.click(screen.getByLabelText(/选择 2026-01-02/));
    const bar = within(screen.getByRole('toolbar', { name: '移动交易' }));
    await user.click(bar.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: '长期' }));
    await user.click(bar.getByRole('button', { name: '移动' }));
    await screen.findByText(/当时只持有 0 个，没有移动/);
    await user.click(bar.getByRole('checkbox'));
    await user.click(bar.getByRole('button', { name: '移动' }));
    await screen.findByText('已把 2 笔交易移到“长期”');
    expect(new Set(stored().map(({ portfolio }) => portfolio)).size).toBe(1);
    await user.click(await tab(/默认/));
    await screen.findByText('“默认”里还没有交易记录');
  });

  test('of a visitor join the account’s of the same name at the login', async () => {
    const names = [{ id: 'mine', name: '长期' }];
    localStorage.setItem(
      'portfolio',
      JSON.stringify({ version: 1, trades: [trade('a', { portfolio: 'mine' })], names, merged: null }),
    );
    const host = accountHost(trade('old', { portfolio: 'theirs' }));
    host.names = [{ id: 'theirs', name: '长期' }];
    const { store } = await renderPage('/contact');
    store.dispatch(loggedIn(login));
    await soon(() => expect(host.trades.map(({ portfolio }) => portfolio)).toEqual(['theirs', 'theirs']));
    expect(host.names).toHaveLength(1);
  });
});

describe('cost', () => {
  test('is computed as the visitor chose, and stays so', async () => {
    seed(
      trade('a', { quantity: 1 }),
      trade('b', { quantity: 3, price: 200, day: '2026-01-03' }),
      trade('c', { side: 'sell', day: '2026-01-04', quantity: 2, price: 300 }),
    );
    const { user, unmount } = await renderPage(PAGE);
    expect((await row()).textContent).toContain('+$250');
    await user.click(screen.getByRole('radio', { name: '先进先出' }));
    await waitFor(() => expect(screen.getAllByText('+$300.00').length).toBeGreaterThan(0));
    await screen.findByText('持仓批次 1 批');
    unmount();
    await renderPage(PAGE);
    await screen.findByText('持仓批次 1 批');
  });
});

describe('stars and holdings', () => {
  const seedStar = (item: Readonly<Record<string, unknown>>) => {
    const coin = [{ name: '默认', items: [{ note: '', cost: null, quantity: null, ...item }] }];
    localStorage.setItem('coinCollectMap', JSON.stringify({ version: 2, book: { coin } }));
  };

  test('a held coin is starred from here', async () => {
    seed(trade('a'));
    const { user, store } = await renderPage(PAGE);
    await row();
    await user.click(await screen.findByLabelText('加自选 比特币'));
    expect(store.getState().watchlist.local.coin[0]?.items).toMatchObject([{ code: 'bitcoin' }]);
  });

  test('a position that was once entered beside a star is a transfer here, and leaves the star', async () => {
    seedStar({ code: 'bitcoin', note: '长期', cost: 100, quantity: 2 });
    const { store } = await renderPage(PAGE);
    await row();
    expect(stored()).toMatchObject([{ code: 'bitcoin', side: 'in', price: 100, quantity: 2 }]);
    await waitFor(() =>
      expect(store.getState().watchlist.local.coin[0]?.items).toEqual([
        { code: 'bitcoin', note: '长期', cost: null, quantity: null },
      ]),
    );
    const kept = JSON.parse(localStorage.getItem('coinCollectMap') ?? '').book.coin[0].items[0];
    expect(kept).toEqual({ code: 'bitcoin', note: '长期', cost: null, quantity: null });
  });

  test('so is one on the account', async () => {
    const host = accountHost();
    const item = { code: 'bitcoin', note: '', cost: 100, quantity: 2 };
    const group = { id: 1, name: '默认', items: [item] };
    const told: unknown[] = [];
    server.use(
      answers('focusList', { code: 200, data: [group] }),
      http.post('*/community/api/v3/focus/update', async ({ request }) => {
        told.push(await request.json());
        const bare = { ...group, items: [{ ...item, cost: null, quantity: null }] };
        return HttpResponse.json({ code: 200, data: [bare] });
      }),
    );
    const { store } = await renderPage(PAGE);
    store.dispatch(loggedIn(login));
    await soon(() => expect(host.trades).toMatchObject([{ side: 'in', price: 100, quantity: 2 }]));
    await soon(() => expect(told).toMatchObject([{ code: 'bitcoin', cost: null, quantity: null }]));
  });

  test('the coin’s page says what is held of it', async () => {
    seed(trade('a'));
    await renderPage('/currencies/bitcoin');
    expect((await screen.findByText(/^持有 2 BTC/)).textContent).toMatch(/· \$[\d,.]+$/);
  });
});
