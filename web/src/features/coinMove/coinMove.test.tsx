import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { answers, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { CoinMoveBlock } from './CoinMoveBlock.tsx';
import { CoinMoveHappenings } from './CoinMoveHappenings.tsx';

const show = (part: ReactNode) => renderWithStore(<MemoryRouter>{part}</MemoryRouter>);
const sentence = () => document.querySelector('p');

test('says how a coin moved, and draws the parts of it', async () => {
  show(<CoinMoveBlock code="cardano" />);
  const picture = await screen.findByRole('img', { name: /^涨幅拆分 .*大盘 .*公链 .*自身 / });
  expect(picture.querySelectorAll('[data-part]')).toHaveLength(3);
  expect(sentence()?.textContent).toMatch(/^24 小时.*大盘与公链 .*，自身 /);
  expect(sentence()?.querySelectorAll('a').length).toBeGreaterThan(2);
});

test('Bitcoin is the market: both sides of its liquidations in place of a split', async () => {
  show(<CoinMoveBlock code="bitcoin" />);
  expect(await screen.findByRole('img', { name: /^24 小时爆仓：多单 \$.*，空单 \$/ })).toBeTruthy();
  expect(screen.queryByText('涨幅拆分')).toBeNull();
});

test('what is pegged has a sentence and no picture', async () => {
  show(<CoinMoveBlock code="tether" />);
  await waitFor(() => expect(sentence()?.textContent).toMatch(/^24 小时/));
  expect(screen.queryByText('涨幅拆分')).toBeNull();
});

test('keeps its lines while it loads, and stays quiet when it fails', async () => {
  server.use(hangs('coinMove'));
  const { unmount } = show(<CoinMoveBlock code="cardano" />);
  expect(sentence()?.textContent).toBe('');
  unmount();
  server.use(answers('coinMove', { code: 500, msg: '繁忙' }));
  show(<CoinMoveBlock code="cardano" />);
  await waitFor(() => expect(sentence()).not.toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('lists at most four things that happened, each a link', async () => {
  show(<CoinMoveHappenings code="ethereum" />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.length).toBeLessThanOrEqual(4);
  for (const row of rows) expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\//);
});
