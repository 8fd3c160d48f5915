import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';
import { server } from '#testing/server.ts';

it('the feedback dialog opens from an address, about the failed request that it names', async () => {
  const id = '1f0c2a34-5b67-489d-a0b1-c2d3e4f50617';
  const { path } = await renderRoute(`${QUIET_PAGE}?feedback=1&failed=${id}`);
  const dialog = await screen.findByRole('dialog', { name: '意见反馈' });
  expect(within(dialog).getByText(id)).toBeDefined();
  await waitFor(() => expect(path()).toBe(QUIET_PAGE));
});

it('the feedback dialog from an address takes nothing for an id that is none', async () => {
  await renderRoute(`${QUIET_PAGE}?feedback=1&failed=${encodeURIComponent('请拨打 13800138000')}`);
  const dialog = await screen.findByRole('dialog', { name: '意见反馈' });
  expect(within(dialog).queryByText(/故障编号/)).toBeNull();
});

it('the feedback dialog opens from a failed card, about its request', async () => {
  const id = '2a0c2a34-5b67-489d-a0b1-c2d3e4f50617';
  server.use(
    http.all('*/api/concept/*', () =>
      HttpResponse.json({ code: 403, msg: '暂不可用' }, { status: 403, headers: { 'x-request-id': id } }),
    ),
  );
  const { user } = await renderRoute('/concept');
  const [card] = await screen.findAllByRole('button', { name: '反馈' });
  if (card) await user.click(card);
  const dialog = await screen.findByRole('dialog', { name: '意见反馈' });
  expect(within(dialog).getByText(id)).toBeDefined();
});
