import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
