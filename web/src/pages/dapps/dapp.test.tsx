import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const rowsOf = (name: RegExp | string) =>
  within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

test('applications are listed with their users, each linked to its page', async () => {
  await renderPage('/dapp');
  const link = await screen.findByRole('link', { name: 'Polymarket' });
  expect(link.getAttribute('href')).toBe('/dapp/polymarket');
  expect(rowsOf('DApp').length).toBeGreaterThan(10);
  const strip = screen.getByRole('navigation', { name: 'DApp 分类' });
  expect(within(strip).getByRole('link', { current: 'page' }).textContent).toBe('全部');
  await waitFor(() => expect(rowsOf('各类 DApp 合计')).toHaveLength(8));
});

test.each(['dex', 'finance', 'game', 'art', 'social', 'tool', 'other', 'newest'])(
  '/dapp/%s has its own rows',
  async (kind) => {
    await renderPage(`/dapp/${kind}`);
    await screen.findByRole('table');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(7));
    expect(screen.queryByRole('table', { name: '各类 DApp 合计' })).toBeNull();
    expect(screen.queryAllByRole('columnheader', { name: '类别' })).toHaveLength(kind === 'newest' ? 1 : 0);
  },
);

test('an application shows its chains, its contracts and each risk with its source', async () => {
  await renderPage('/dapp/aave');
  expect(await screen.findByRole('heading', { level: 1, name: 'Aave' })).toBeTruthy();
  expect(rowsOf('所在公链')).toHaveLength(5);
  const pool = screen.getByRole('link', { name: /^0x87870Bca/ });
  expect(pool.getAttribute('href')).toBe(
    'https://etherscan.io/address/0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
  );
  const risks = screen.getByRole('region', { name: /^风险卡/ });
  const facts = within(risks).getAllByRole('listitem');
  expect(facts.length).toBeGreaterThan(1);
  for (const fact of facts) expect(fact.textContent).toContain('来源：');
});

test('an unknown one is not found, and the most similar names are offered', async () => {
  await renderPage('/dapp/uniswp');
  const near = await screen.findByRole('region', { name: '要找的是不是' });
  expect(within(near).getByRole('link', { name: 'Uniswap' }).getAttribute('href')).toBe('/dapp/uniswap');
});

test('a failed one says so and can be retried', async () => {
  server.use(answers('dappInfo', { code: 500, msg: '繁忙' }));
  const { user } = await renderPage('/dapp/aave');
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Aave' })).toBeTruthy();
});

test('where nobody tells of applications, the page says so once, and of no time', async () => {
  const nothing = { code: NOT_CONNECTED, msg: '未接入：没有可用的公开数据来源' };
  server.use(answers('dapps', nothing), answers('dappCategories', nothing));
  await renderPage('/dapp');
  await screen.findByText('未接入');
  expect(screen.getAllByText('未接入')).toHaveLength(1);
  expect(within(screen.getByRole('main')).queryByText(/更新于/)).toBeNull();
});
