import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

test('the sum of sixty days is a page of the same kind, in percent and without prices for its thresholds', async () => {
  await renderPage('/data/jzrdata.html?range=4y');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('60日累计涨幅');
  const chart = await screen.findByRole('figure', { name: '60日累计涨幅与比特币价格' });
  expect(within(chart).getByRole('button', { name: /^60日累计涨幅 [+−]?\d+\.\d{2}%$/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: '触发价' })).toBeNull();
  const records = await screen.findByRole('region', { name: '各区间的历史' });
  expect(
    within(records)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['回落 <0%', '常态 0–80%', '极高风险 >80%']);
});

test('the address selects a coin, for the chart, the price and the files', async () => {
  const { user, path } = await renderPage('/data/jzrdata.html?range=4y&page=2');
  const coins = screen.getByRole('navigation', { name: '币种' });
  await user.click(within(coins).getByRole('link', { name: '以太坊' }));
  expect(path()).toBe('/data/jzrdata.html?range=4y&coin=ethereum');
  expect(within(coins).getByRole('link', { name: '以太坊' }).getAttribute('aria-current')).toBe('page');
  await screen.findByRole('figure', { name: '以太坊60日累计涨幅与以太坊价格' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('以太坊60日累计涨幅');
  await waitFor(() => expect(document.title).toBe('以太坊60日累计涨幅 - 币镜'));
  expect((await screen.findByRole('link', { name: 'CSV' })).getAttribute('href')).toBe(
    '/data/series/sum60-ethereum.csv',
  );
});
