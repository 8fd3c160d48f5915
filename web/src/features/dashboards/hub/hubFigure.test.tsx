import { hubPages } from '@coinmirror/shared/indicators/hub.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

test('every card of the futures tab shows its page’s key figure', async () => {
  await renderPage('/data?tab=2');
  const cards = await screen.findByRole('region', { name: '数据' });
  for (const { title } of hubPages.filter(({ tab }) => tab === '合约')) {
    const card = within(cards).getByRole('link', { name: new RegExp(`^${title}`) });
    await waitFor(() => expect(card.querySelector('strong')?.textContent).toMatch(/\d/));
  }
});
