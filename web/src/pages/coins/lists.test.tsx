import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';

const COIN_LISTS = ['/currencies', '/assets', '/mining', '/recorded', '/norecorded', '/newcoins'];

/** By their beginnings: a heading may have a definition button beside its text. */
const headingOf = (label: string) =>
  screen.queryAllByRole('columnheader').find(({ textContent }) => textContent.startsWith(label));

test.each(COIN_LISTS)('the address of %s restores sort, filter, columns and currency', async (path) => {
  const { path: shown } = await renderRoute(
    `${path}?unit=cny&sort=price&order=asc&filter=price:0.0000001~5000&cols=price`,
  );
  expect(await screen.findByRole('button', { name: /^取消筛选：/ })).toBeDefined();
  const [row] = await screen.findAllByRole('rowheader');
  const price = headingOf(path === '/newcoins' ? '现价' : '价格');
  expect(price?.getAttribute('aria-sort')).toBe('ascending');
  expect(within(row?.closest('table') ?? document.body).getAllByText(/¥/).length).toBeGreaterThan(0);
  expect(headingOf('24H成交额')).toBeUndefined();
  expect(shown()).toContain('sort=price&order=asc');
});

test.each([
  ['/currencies', 1],
  ['/recorded', 0],
  ['/norecorded', 0],
])('%s offers 只看有市值 where there are coins with and without one', async (path, count) => {
  await renderRoute(path);
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('switch', { name: '只看有市值' })).toHaveLength(count);
});
