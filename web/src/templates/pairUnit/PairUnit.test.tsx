import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';

const pairs = () =>
  document.querySelector('tbody:not([aria-hidden]) th[scope="row"]')?.closest('tbody')?.textContent ?? '';

test('a coin’s pairs are read in a unit of their own, which is remembered and leaves the lists alone', async () => {
  const first = await renderRoute('/coinmarket/bitcoin/dex');
  await waitFor(() => expect(pairs()).toContain('$'));
  await first.user.click(screen.getByLabelText('计价单位'));
  await first.user.click(await screen.findByText('人民币 CNY'));
  await waitFor(() => expect(pairs()).not.toContain('$'));
  expect(pairs()).toContain('¥');
  expect(document.cookie).toContain('pairUnit=cny');
  expect(first.store.getState().display.unit).toBe('usd');
  first.unmount();
  await renderRoute('/coinmarket/bitcoin/dex');
  await waitFor(() => expect(pairs()).toContain('¥'));
});
