import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';
import { publicMarket } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';

const marks = () => [...document.querySelectorAll<HTMLElement>('button[aria-label$="：口径说明"]')];

/** The first of them, on a page of each template whose numbers have definition cards. */
test.each([
  ['/', 8],
  ['/currencies/bitcoin', 8],
  ['/exchange/binance', 4],
  ['/data/ahrdata.html', 1],
  ['/data/futures.html', 6],
  ['/hot/turnoverrate.html', 4],
])('in a world of public sources the numbers of %s name a source, or say 未接入', async (path, count) => {
  server.use(...publicMarket());
  document.documentElement.dataset['source'] = 'live';
  const { user } = await renderRoute(path);
  await soon(() => expect(marks().length).toBeGreaterThanOrEqual(count));
  for (const mark of marks().slice(0, count)) {
    await user.click(mark);
    const card = await screen.findByRole('dialog');
    const label = await within(card).findByText('来源');
    expect(label.nextElementSibling?.textContent, card.textContent ?? '').toMatch(/来源 \w+|^未接入/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(screen.queryByText('演示数据')).toBeNull();
});
