import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { answers, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';
import { CoinMoveFigure, CoinMoveSentence } from './CoinMoveBlock.tsx';

const show = (part: ReactNode) => renderWithStore(<MemoryRouter>{part}</MemoryRouter>);
const Both = ({ code }: { readonly code: string }) => (
  <>
    <CoinMoveSentence code={code} />
    <CoinMoveFigure code={code} />
  </>
);
const sentence = () => document.querySelector('p');

test('says how a coin moved, and draws the parts of it', async () => {
  show(<Both code="cardano" />);
  const picture = await screen.findByRole('img', { name: /^涨幅拆分 .*大盘 .*公链 .*自身 / });
  expect(picture.querySelectorAll('[data-part]')).toHaveLength(3);
  expect(sentence()?.textContent).toMatch(/^大盘 .*，公链 .*，自身 /);
  expect(sentence()?.querySelectorAll('a').length).toBeGreaterThan(2);
});

test('Bitcoin is the market: both sides of its liquidations in place of a split', async () => {
  show(<Both code="bitcoin" />);
  expect(await screen.findByRole('img', { name: /^24 小时爆仓：多单 \$.*，空单 \$/ })).toBeTruthy();
  expect(screen.queryByText('涨幅拆分')).toBeNull();
});

test('what is pegged has a sentence and no picture', async () => {
  show(<Both code="tether" />);
  await waitFor(() => expect(sentence()?.textContent).toMatch(/^24 小时/));
  expect(screen.queryByText('涨幅拆分')).toBeNull();
});

test('keeps its lines while it loads, and stays quiet when it fails', async () => {
  server.use(hangs('coinMove'));
  const { unmount } = show(<Both code="cardano" />);
  expect(sentence()?.textContent).toBe('');
  unmount();
  server.use(answers('coinMove', { code: 500, msg: '繁忙' }));
  show(<Both code="cardano" />);
  await waitFor(() => expect(sentence()).not.toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the card of the split says its method, the sources that were read and what happened', async () => {
  show(
    <DefinitionContext value={definitionMarks}>
      <Both code="ethereum" />
    </DefinitionContext>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '涨幅拆分：口径说明' }));
  const card = await screen.findByRole('dialog');
  await waitFor(() => expect(card.textContent).toContain('β₁ × BTC 涨幅'));
  expect(card.textContent).toMatch(/日收益.*90 天/);
  expect(card.textContent).toMatch(/读过的消息来源.*\d+ 个/);
  const rows = within(card).getAllByRole('listitem');
  expect(rows.length).toBeLessThanOrEqual(4);
  for (const row of rows) expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\//);
});
