import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get('*/community/api/v3/comment/list', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('kind')}/${searchParams.get('code')}`);
      return HttpResponse.json({ code: 200, data: { list: [], total: 0, page: 1, pagesize: 20 } });
    }),
  );
});

test.each([
  ['an exchange', '/exchange/binance', 'exchange/binance'],
  ['a wallet', '/wallet/metamask.html', 'wallet/metamask'],
])('%s is commented on at the end of its page', async (_subject, path, subject) => {
  await renderPage(path);
  await screen.findByRole('region', { name: '评论' });
  await soon(() => expect(asked).toEqual([subject]));
});

test('a flash shows its comments in place, once they are opened', async () => {
  const { user } = await renderPage('/news/flash.html');
  const [open] = await screen.findAllByRole('button', { name: /^评论：/ });
  expect(asked).toEqual([]);
  if (open) await user.click(open);
  const region = await screen.findByRole('region', { name: '评论' });
  await soon(() => expect(asked[0]).toMatch(/^flash\/\d+$/));
  expect(within(region).getByRole('textbox', { name: '写评论' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^收起评论：/ }));
  expect(screen.queryByRole('region', { name: '评论' })).toBeNull();
});

test('a wallet can be starred in a coin’s list of wallets', async () => {
  const { user, store } = await renderPage('/coinwallet/bitcoin');
  const table = within(await screen.findByRole('table', { name: /的钱包$/ }));
  const [star] = await table.findAllByRole('button', { name: /^加自选 / });
  if (star) await user.click(star);
  expect(store.getState().watchlist.local.wallet[0]?.items).toHaveLength(1);
});
