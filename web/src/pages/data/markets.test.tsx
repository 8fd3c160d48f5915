import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const first = async (name: string) =>
  within(await screen.findByRole('table', { name })).getAllByRole('rowheader')[0]?.textContent;

test('/data/dex shows venues, pairs and new pairs', async () => {
  await renderPage('/data/dex');
  expect(await first('平台')).toMatch(/Uniswap|PancakeSwap/);
  expect(await first('热门交易对')).toContain('/');
  expect(await screen.findByRole('table', { name: '新币交易对' })).toBeTruthy();
});

test('/data/nft.html lists collections with their floor prices', async () => {
  await renderPage('/data/nft.html');
  expect(await first('NFT 系列')).toBeTruthy();
  expect(screen.getAllByText(/ ETH$/).length).toBeGreaterThan(5);
});

test('/data/financing.html lists rounds and investors', async () => {
  await renderPage('/data/financing.html');
  expect(await first('融资轮次')).toMatch(/轮|战略融资/);
  expect(await first('机构榜')).toBeTruthy();
});

test('/futures and the futures of the data centre have their own currency and change base', async () => {
  const { user } = await renderPage('/futures');
  const table = await screen.findByRole('table', { name: '合约币种' });
  expect(screen.queryByText('持仓合计')).toBeNull();
  expect(within(table).getByRole('columnheader', { name: /24H涨幅/ })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'UTC0' }));
  expect(within(table).getByRole('columnheader', { name: /UTC0涨幅/ })).toBeTruthy();
  expect(document.cookie).toContain('futureChangeRateType=UTC0');
  expect(document.cookie).not.toContain('indexUtc');
});

test('/data/futures.html shows the liquidation map and the past liquidations', async () => {
  const { user, path } = await renderPage('/data/futures.html?tab=forced');
  expect(await screen.findByRole('figure', { name: 'BTC 清算地图' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /^最近 24 小时爆仓：多单爆仓合计 .*，空单爆仓合计 / })).toBeTruthy();
  expect(await screen.findByRole('table', { name: '实时爆仓' })).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: '币种' }));
  await user.click(await screen.findByRole('option', { name: 'ETH' }));
  expect(await screen.findByRole('figure', { name: 'ETH 清算地图' })).toBeTruthy();
  expect(path()).toBe('/data/futures.html?tab=forced&coin=ethereum');
});

test('/data/futures.html shows each funding payment with four decimals of a percent', async () => {
  const { user } = await renderPage('/data/futures.html?tab=funding');
  await user.click(await screen.findByRole('radio', { name: '每期' }));
  const grid = await screen.findByRole('table', { name: '每期资金费率（%）' });
  for (const cell of within(grid).getAllByRole('cell').slice(0, 10)) {
    expect(cell.textContent).toMatch(/^([+−]?\d\.\d{4}%|--)$/);
  }
  expect(within(grid).getAllByRole('columnheader')[1]?.textContent).toMatch(/^\S+ \dH · \d+时\d+分$/);
});

test('/data/futures.html colours funding by its distance from the usual rate and leads to its past', async () => {
  await renderPage('/data/futures.html?tab=funding');
  const grid = await screen.findByRole('table', { name: '年化资金费率（%）' });
  const cells = within(grid).getAllByRole('link');
  expect(cells.length).toBeGreaterThan(20);
  for (const link of cells) {
    expect(link.getAttribute('href')).toMatch(
      /^\/data\/futures\.html\?tab=funding&coin=[\w-]+&venue=[\w-]+$/,
    );
    const rate = Number.parseFloat(link.textContent ?? '');
    const cell = link.closest('td');
    if (rate > 11) expect(cell?.className).toMatch(/up/);
    if (rate < 10.9) expect(cell?.className).toMatch(/down/);
  }
});
