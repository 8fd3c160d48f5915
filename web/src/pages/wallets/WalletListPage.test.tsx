import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

test('wallets are listed with their features and genuine domain', async () => {
  await renderPage('/wallet');
  const link = await screen.findByRole('link', { name: '小狐狸钱包' });
  expect(link.getAttribute('href')).toBe('/wallet/metamask');
  expect(screen.getByRole('link', { name: /^metamask\.io/ }).getAttribute('href')).toBe(
    'https://metamask.io',
  );
  expect(screen.queryByRole('combobox', { name: '计价单位' })).toBeNull();
  const strip = screen.getByRole('navigation', { name: '钱包分类' });
  expect(within(strip).getByRole('link', { current: 'page' }).textContent).toBe('全部');
});

test.each(['/wallet/app', '/wallet/pc', '/wallet/hardware', '/wallet/trade', '/wallet/financing'])(
  '%s lists only its own, and who holds the keys narrows them in the address',
  async (path) => {
    const { user, path: at } = await renderPage(path);
    await screen.findByRole('table');
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    await user.click(screen.getByRole('radio', { name: '自托管' }));
    await waitFor(() => expect(at()).toBe(`${path}?custody=self`));
    await waitFor(() => expect(within(screen.getByRole('table')).queryByText('平台托管')).toBeNull());
  },
);
