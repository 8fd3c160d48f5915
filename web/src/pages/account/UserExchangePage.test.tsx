import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bareItem } from '#features/watchlist/watchlists.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

function seed(kind: 'exchange' | 'wallet', ...codes: string[]): void {
  const book = { [kind]: [{ name: '默认', items: codes.map(bareItem) }] };
  localStorage.setItem('coinCollectMap', JSON.stringify({ version: 2, book }));
}

test.each(['/userexchange', '/userexchange/index2'])(
  '%s names starred exchanges and leads to them',
  async (path) => {
    seed('exchange', 'binance');
    await renderPage(path);
    const link = await screen.findByRole('link', { name: /币安/ });
    expect(link.getAttribute('href')).toBe('/exchange/binance');
  },
);

test('an exchange whose name could not be loaded shows its code', async () => {
  server.use(answers('exchangeRank', { code: 500, msg: '繁忙' }));
  seed('exchange', 'binance');
  await renderPage('/userexchange');
  await screen.findByRole('link', { name: 'binance' });
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
});

test('without starred exchanges the page says where to find them', async () => {
  await renderPage('/userexchange/index2');
  await screen.findByText('这个分组还没有交易所');
});

test('starred wallets are listed without a login; after the last one is removed, the page says how to star', async () => {
  seed('wallet', 'trust');
  const { user } = await renderPage('/wallet/focus');
  const link = await screen.findByRole('link', { name: 'Trust Wallet' });
  expect(link.getAttribute('href')).toBe('/wallet/trust');
  expect(screen.getByRole('cell', { name: '手机、浏览器插件' })).toBeDefined();
  await user.click(screen.getByLabelText('取消自选 Trust Wallet'));
  await waitFor(() => screen.getByText('还没有关注的钱包'));
});
