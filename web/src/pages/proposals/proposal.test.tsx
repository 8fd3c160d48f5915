import { proposalEndpoints } from '@coinmirror/shared/contract/proposals.ts';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const main = () => within(screen.getByRole('main'));

describe('proposals', () => {
  test('of one project link to the vote with its sides, its quorum and its largest voters', async () => {
    const { user } = await renderPage('/proposal/coin/uniswap');
    expect(await main().findByRole('heading', { level: 1, name: 'Uniswap 治理提案' })).toBeTruthy();
    const [first] = await main().findAllByRole('heading', { level: 2 });
    await user.click(within(first as HTMLElement).getByRole('link'));
    expect(await main().findByRole('heading', { level: 2, name: '大户投票' })).toBeTruthy();
    expect(main().getByRole('img', { name: /^票数：赞成/ })).toBeTruthy();
    expect(main().getByText(/^法定票数 .*UNI/)).toBeTruthy();
    expect(main().getByRole('heading', { level: 2, name: '方案' })).toBeTruthy();
  });

  test('a vote that has not started has no sides yet', async () => {
    const none = {
      id: 'x-1',
      title: '尚未开始的提案',
      state: 'pending',
      start: Date.UTC(2026, 10, 21),
      end: Date.UTC(2026, 10, 26),
      space: { id: 'uniswap', name: 'Uniswap', symbol: 'UNI', logo: '' },
      choices: ['赞成', '反对', '弃权'],
      scores: [0, 0, 0],
      scores_total: 0,
      quorum: 1000,
      votes: 0,
    };
    server.use(
      answers('proposalList', {
        code: 200,
        msg: '',
        data: { list: [none], total_count: 1, total_pages: 1, page: 1 },
      }),
    );
    await renderPage('/proposal/coin');
    expect(await main().findByText('还没有人投票')).toBeTruthy();
    expect(main().getByText('未开始', { selector: 'span' })).toBeTruthy();
  });

  test('a vote among other things than yes and no ends without a verdict, and may have no quorum', async () => {
    const ended = {
      id: 'QmXyzbV5KJhWzTCMbmaRFvHTuGp2KBT4k5pmUyCGWVvE6f',
      title: '七个选项',
      state: 'ended',
      start: Date.UTC(2026, 1, 1),
      end: Date.UTC(2026, 1, 6),
      space: { id: 'uniswap', name: 'Uniswap', symbol: 'UNI', logo: '' },
      choices: ['甲', '乙', '丙', '丁', '戊', '己', '庚'],
      scores: [1, 2, 3, 4, 5, 6, 7],
      scores_total: 28,
      quorum: null,
      votes: 28,
    };
    const data = { list: [ended], total_count: 1, total_pages: 1, page: 1 };
    server.use(answers('proposalList', { code: 200, msg: '', data }));
    await renderPage('/proposal/coin');
    expect(await main().findByRole('img', { name: /^票数：甲.*庚/ })).toBeTruthy();
    expect(main().getByText('已结束', { selector: 'span' })).toBeTruthy();
    expect(main().queryByText(/法定票数 /)).toBeNull();
    expect(main().getByRole('link', { name: '七个选项' }).getAttribute('href')).toBe(
      `/proposal/detail/${ended.id}.html`,
    );
  });

  test('an address without an id says so, requests nothing and links to the list', async () => {
    let calls = 0;
    server.use(
      http.get(`*${proposalEndpoints.proposalDetail.path}`, () => {
        calls += 1;
        return HttpResponse.error();
      }),
    );
    await renderPage('/proposal/detail');
    expect(await main().findByRole('heading', { level: 1, name: '提案详情' })).toBeTruthy();
    expect(main().getByRole('link', { name: '查看全部提案' }).getAttribute('href')).toBe('/proposal/coin');
    expect(main().queryByRole('button', { name: '重试' })).toBeNull();
    expect(calls).toBe(0);
  });

  test.each(['/proposal/coin/nothing', '/proposal/detail/nothing-1.html', '/proposal/detail/A_B.html'])(
    '%s is a page not found',
    async (address) => {
      await renderPage(address);
      expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
    },
  );
});
