import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

/** The first row's text, without a query by role over the whole table. */
const pairs = () => document.querySelector('main table tbody')?.textContent ?? '';

test('a coin’s pairs have their own currency, which is remembered and does not affect lists', async () => {
  const { user, store } = await renderPage('/coinmarket/bitcoin');
  await waitFor(() => expect(pairs()).toContain('$'));
  await user.click(screen.getByLabelText('计价单位'));
  await user.click(await screen.findByText('人民币 CNY'));
  await waitFor(() => expect(pairs()).not.toContain('$'));
  expect(pairs()).toContain('¥');
  expect(document.cookie).toContain('pairUnit=cny');
  expect(store.getState().display.unit).toBe('usd');
});
