import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test('a list of more than a hundred rows is paginated, in the order and filter of the whole list', async () => {
  const { goTo } = await renderPage('/ath');
  await waitFor(() => expect(names().length).toBeGreaterThan(0));
  const pages = within(screen.getByRole('navigation', { name: '分页' }));
  expect(pages.getByRole('link', { name: '第 2 页' }).getAttribute('href')).toBe('/ath?page=2');
  const first = names();
  await goTo('/ath?page=2');
  await waitFor(() => expect(names().some((name) => first.includes(name))).toBe(false));
  await goTo('/ath?top=100');
  await waitFor(() => expect(names()[0]).toBe(first[0]));
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});
