import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

test('options show their venues and expiries, and the address keeps the coin', async () => {
  const { user, path } = await renderPage('/exchange/options');
  expect(await screen.findByRole('link', { name: 'Deribit' })).toBeTruthy();
  expect(rowsOf('期权平台').length).toBeGreaterThan(4);
  expect(rowsOf('各到期日')).toHaveLength(9);
  await user.click(screen.getByRole('radio', { name: 'ETH' }));
  await waitFor(() => expect(path()).toBe('/exchange/options?coin=ethereum'));
  expect(await screen.findByRole('columnheader', { name: /看涨\(ETH\)/ })).toBeTruthy();
});

test('the chain of an expiry is on a narrow screen one side, which the address keeps', async () => {
  const { user, path } = await renderPage('/exchange/options?coin=solana');
  const chain = await screen.findByRole('table', { name: /^期权链 SOL \d{4}-\d\d-\d\d$/ });
  const around = within(chain).getAllByRole('row').length;
  expect(within(chain).getByText('平值')).toBeTruthy();
  for (const farther of screen.getAllByRole('button', { name: /^更[低高]的 \d+ 个行权价$/ }))
    await user.click(farther);
  expect(within(chain).getAllByRole('row').length).toBeGreaterThan(around);
  expect(screen.queryByRole('button', { name: /个行权价$/ })).toBeNull();
  expect(screen.getByText('SOL 期权没有波动率指数')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '看跌' }));
  await waitFor(() => expect(path()).toBe('/exchange/options?coin=solana&side=put'));
  const [delta] = await screen.findAllByRole('cell', { name: /^−0\.\d{3}$/ });
  expect(delta).toBeTruthy();
});

test('the chain is that of the expiry in the address, on a wide screen with both sides', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await renderPage('/exchange/options?expiry=20261225');
  expect(await screen.findByText(/^远期 \$[\d,.]+ · 平值 IV \d+\.\d%$/)).toBeTruthy();
  const chain = within(screen.getByRole('table', { name: '期权链 BTC 2026-12-25' }));
  expect(chain.getByRole('columnheader', { name: '看涨期权' })).toBeTruthy();
  expect(chain.getByRole('columnheader', { name: '看跌期权' })).toBeTruthy();
  expect(chain.getAllByRole('columnheader', { name: 'Vega' })).toHaveLength(2);
  vi.unstubAllGlobals();
});

test.each([
  ['/exchange/options', '期权平台'],
  ['/data/dex', '平台'],
  ['/data/futures.html', '各平台持仓'],
])('an exchange is starred where %s lists it', async (path, title) => {
  const { user, store } = await renderPage(path);
  const table = within(await screen.findByRole('table', { name: title }));
  const [star] = await table.findAllByRole('button', { name: /^加自选 / });
  if (star) await user.click(star);
  expect(store.getState().watchlist.local.exchange[0]?.items).toHaveLength(1);
});

test('NFT markets link to their pages', async () => {
  await renderPage('/exchange/nft');
  const link = await screen.findByRole('link', { name: 'OpenSea' });
  expect(link.getAttribute('href')).toBe('/dapp/opensea');
  expect(screen.getByRole('columnheader', { name: /均价/ })).toBeTruthy();
});

test('news about exchanges is listed newest first, linked to each article', async () => {
  await renderPage('/exchange/dynamic');
  expect(await screen.findByRole('heading', { level: 1, name: '交易所动态' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(3));
});

test('an exchange has its news, and its interest on deposits', async () => {
  await renderPage('/exchange/binance/mining');
  expect(await screen.findByRole('table', { name: '理财产品' })).toBeTruthy();
  expect(rowsOf('理财产品').length).toBeGreaterThan(10);
});

test('one without deposits says why it pays no interest', async () => {
  await renderPage('/exchange/uniswap/mining');
  expect(await screen.findByText(/没有理财产品/)).toBeTruthy();
});
