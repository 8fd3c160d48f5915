import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';

/** What stands in the rows, without asking the whole table for its roles. */
const pairs = () => document.querySelector('main table tbody')?.textContent ?? '';

test('a coin’s pairs are read in a unit of their own, which is remembered and leaves the lists alone', async () => {
  const { user, store } = await renderRoute('/coinmarket/bitcoin');
  await waitFor(() => expect(pairs()).toContain('$'));
  await user.click(screen.getByLabelText('计价单位'));
  await user.click(await screen.findByText('人民币 CNY'));
  await waitFor(() => expect(pairs()).not.toContain('$'));
  expect(pairs()).toContain('¥');
  expect(document.cookie).toContain('pairUnit=cny');
  expect(store.getState().display.unit).toBe('usd');
});
