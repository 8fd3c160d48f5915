import { voteEndpoints } from '@coinmirror/shared/contract/community/votes.ts';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { answers, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { CoinVote } from './CoinVote.tsx';

const tally = (up: number, down: number, my_vote: 'up' | 'down' | null) => ({
  item: '',
  up_count: up,
  down_count: down,
  my_vote,
});
const list = (...rows: object[]) => ({ code: 200, msg: '', data: { list: rows } });

function show(isLoggedIn: boolean) {
  const onLoginNeeded = vi.fn();
  const page = (loggedIn: boolean, isAsked: boolean) => (
    <CoinVote code="bitcoin" name="比特币" voter={{ isLoggedIn: loggedIn, isAsked, onLoginNeeded }} />
  );
  const { rerender, user } = renderWithStore(page(isLoggedIn, false));
  return {
    user,
    onLoginNeeded,
    /** Opens the login dialog, and closes it. */
    answerLogin(loggedIn: boolean) {
      rerender(page(false, true));
      rerender(page(loggedIn, false));
    },
  };
}

const bullish = () => screen.findByRole('button', { name: /^看多/ });

describe('the vote on a coin', () => {
  beforeEach(() => server.use(answers('voteTally', list(tally(3, 1, null)))));

  test('shows the number of voters, and nothing that is not a vote', async () => {
    show(true);
    expect(await screen.findByText(/近 24 小时 4 人投票/)).toBeTruthy();
    expect(screen.getByRole('img', { name: '访客对比特币的看法：看多 75.0%，看空 25.0%' })).toBeTruthy();
  });

  test('says so without votes instead of showing halves', async () => {
    server.use(answers('voteTally', list()));
    show(true);
    expect(await screen.findByText(/还没有人投票/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('shows at once, before the upstream has answered', async () => {
    server.use(hangs('voteCast'));
    const { user } = show(true);
    await screen.findByText(/4 人投票/);
    await user.click(await bullish());
    expect(await screen.findByText(/5 人投票/)).toBeTruthy();
    expect((await bullish()).getAttribute('aria-pressed')).toBe('true');
  });

  test('is rolled back when refused', async () => {
    const gate = Promise.withResolvers<void>();
    const refused = http.post(`*${voteEndpoints.voteCast.path}`, async () => {
      await gate.promise;
      return HttpResponse.json({ code: 500, msg: '服务繁忙' });
    });
    server.use(refused);
    const { user } = show(true);
    await screen.findByText(/4 人投票/);
    await user.click(await bullish());
    await screen.findByText(/5 人投票/);
    gate.resolve();
    expect(await screen.findByText(/4 人投票/)).toBeTruthy();
    expect((await bullish()).getAttribute('aria-pressed')).toBe('false');
  });

  test('includes others’ votes from the answer', async () => {
    server.use(answers('voteCast', { code: 200, msg: '', data: tally(10, 9, 'up') }));
    const { user } = show(true);
    await screen.findByText(/4 人投票/);
    await user.click(await bullish());
    expect(await screen.findByText(/近 24 小时 19 人投票/)).toBeTruthy();
  });

  test('of a logged-out visitor waits for the login', async () => {
    server.use(answers('voteCast', { code: 200, msg: '', data: tally(4, 1, 'up') }));
    const { user, onLoginNeeded, answerLogin } = show(false);
    await screen.findByText(/4 人投票/);
    await user.click(await bullish());
    expect(onLoginNeeded).toHaveBeenCalledOnce();
    expect(screen.getByText(/4 人投票/)).toBeTruthy();
    answerLogin(true);
    expect(await screen.findByText(/5 人投票/)).toBeTruthy();
  });

  test('is dropped when the login dialog is closed instead', async () => {
    const { user, answerLogin } = show(false);
    await screen.findByText(/4 人投票/);
    await user.click(await bullish());
    answerLogin(false);
    answerLogin(true);
    expect((await bullish()).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText(/4 人投票/)).toBeTruthy();
  });
});
