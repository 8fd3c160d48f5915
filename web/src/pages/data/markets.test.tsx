import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';

const first = async (name: string) =>
  within(await screen.findByRole('table', { name })).getAllByRole('rowheader')[0]?.textContent;

test('/data/dex tells venues, pairs and young coins', async () => {
  await renderRoute('/data/dex');
  expect(await first('平台')).toMatch(/Uniswap|PancakeSwap/);
  expect(await first('热门交易对')).toContain('/');
  expect(await screen.findByRole('table', { name: '新币交易对' })).toBeTruthy();
});

test('/data/nft.html lists collections with their floors', async () => {
  await renderRoute('/data/nft.html');
  expect(await first('NFT 系列')).toBeTruthy();
  expect(screen.getAllByText(/ ETH$/).length).toBeGreaterThan(5);
});

test('/data/financing.html lists rounds and who invested', async () => {
  await renderRoute('/data/financing.html');
  expect(await first('融资轮次')).toMatch(/轮|战略融资/);
  expect(await first('机构榜')).toBeTruthy();
});
