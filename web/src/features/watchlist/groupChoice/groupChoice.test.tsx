import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QUIET_PAGE, renderPage } from '#testing/renderRoute.tsx';
import { bareItem } from '../watchlists.ts';

const groups = ['默认', '观察'].map((name) => ({ name, items: [] }));

test('a star reports its group and offers another, also on the next page', async () => {
  localStorage.setItem('coinCollectMap', JSON.stringify({ version: 2, book: { coin: groups } }));
  const { user, store, goTo } = await renderPage('/currencies/bitcoin');
  await user.click(await screen.findByLabelText('加自选 比特币'));
  // A message stays while the pointer is over it, which gives a slow machine time.
  await user.hover(await screen.findByText('已加入「默认」分组'));
  await goTo(QUIET_PAGE);
  await user.click(await screen.findByRole('button', { name: '更换分组' }));
  const dialog = await screen.findByRole('dialog', { name: '比特币 放在哪个分组' });
  await user.click(within(dialog).getByRole('button', { name: '观察' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const codes = () => store.getState().watchlist.local.coin.map(({ items }) => items);
  expect(codes()).toEqual([[], [bareItem('bitcoin')]]);
});

test('a new group can be created for it', async () => {
  const { user, store } = await renderPage('/currencies/bitcoin');
  await user.click(await screen.findByLabelText('加自选 比特币'));
  await user.click(await screen.findByRole('button', { name: '更换分组' }));
  await user.type(await screen.findByLabelText('新建分组'), '默认');
  await user.click(screen.getByText('移入新分组'));
  await screen.findByText('已有同名分组');
  await user.type(screen.getByLabelText('新建分组'), '二号');
  await user.click(screen.getByText('移入新分组'));
  await waitFor(() =>
    expect(store.getState().watchlist.local.coin).toEqual([
      { name: '默认', items: [] },
      { name: '默认二号', items: [bareItem('bitcoin')] },
    ]),
  );
});
