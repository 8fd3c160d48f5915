import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const chains = ['Ethereum', 'Base', 'Arbitrum', 'Unichain', 'Celo'];
const venue = {
  code: 'uniswap',
  name: 'Uniswap 协议',
  logo: '',
  volume24h: 2e9,
  share: 100,
  futures24h: null,
  tvl: 5e9,
  chains,
};
const board = {
  volume24h: 2e9,
  futures24h: null,
  tvl: 5e9,
  spotShare: 7,
  venues: [venue],
  chains: [{ name: 'Ethereum、Base 等 5 条公链（Uniswap）', volume24h: 2e9, share: 100 }],
  pairs: [],
  fresh: [],
  trend: [],
};

test('an exchange on many chains names the first ones and their number, all of them on hover', async () => {
  server.use(answers('dexOverview', { code: 200, data: board }));
  await renderPage('/data/dex');
  const table = await screen.findByRole('table', { name: '平台' });
  const cell = within(table).getByText('Ethereum、Base 等 5 条公链');
  expect(cell.closest('[title]')?.getAttribute('title')).toBe(chains.join('、'));
});

test('where no pair on chains is read, the page leads to the pools', async () => {
  server.use(answers('dexOverview', { code: 200, data: board }));
  await renderPage('/data/dex');
  const links = await screen.findAllByRole('link', { name: '看热门与新建的资金池' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/data/dex/pools', '/data/dex/pools']);
});
