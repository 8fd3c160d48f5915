import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr:has(th[scope="row"])')];

it('the list of tokens is filtered by public chain, which its views and the address keep', async () => {
  const { user, path } = await renderPage('/assets?size=20');
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const chains = within(screen.getByRole('navigation', { name: '所属公链' }));
  expect(chains.getByRole('link', { name: '全部公链' }).getAttribute('aria-current')).toBe('page');
  await user.click(chains.getByRole('link', { name: 'Solana' }));
  expect(path()).toBe('/assets?chain=solana');
  await waitFor(() => expect(rows().every((row) => row.textContent.includes('Solana'))).toBe(true));
  expect(rows().length).toBeGreaterThan(5);
  const views = within(screen.getByRole('navigation', { name: /的排序$/ }));
  expect(views.getByRole('link', { name: '涨幅' }).getAttribute('href')).toBe('/assets/rise?chain=solana');
});
