import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const title = () => document.querySelector('h1')?.textContent;
const byName = `/concept/${encodeURIComponent('公链')}.html`;

describe('/concept/{id}', () => {
  test.each(['/concept/layer1', '/concept/layer1.html', byName])(
    '%s tells the sector in figures, in the tab’s title and by its coins',
    async (path) => {
      await renderPage(path);
      await waitFor(() => expect(title()).toBe('公链概念'));
      expect(document.title).toBe('公链概念 - 币镜');
      await screen.findByText('24H 均涨幅（等权）');
      await waitFor(() => expect(document.querySelector('tbody th[scope="row"]')).not.toBeNull());
    },
  );

  test('lists at most five gainers and five losers, each linked to the coin', async () => {
    await renderPage('/concept/layer1');
    for (const [side, sign] of [
      ['24H 领涨', '+'],
      ['24H 领跌', '−'],
    ] as const) {
      const list = within(await screen.findByRole('region', { name: side }));
      const rows = list.getAllByRole('listitem');
      expect(list.getAllByRole('link')).toHaveLength(rows.length);
      expect(rows.length).toBeLessThanOrEqual(5);
      expect(rows.every(({ textContent }) => textContent?.includes(sign))).toBe(true);
    }
  });

  test('ranks its coins over an hour, a day and a week in its rail, the day first', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/maxchange') && searchParams.get('concept') === 'layer1')
        asked.push(`${searchParams.get('isup')} ${searchParams.get('sort_type')}`);
    });
    const { user } = await renderPage('/concept/layer1');
    const periods = within(await screen.findByRole('radiogroup', { name: '板块涨幅榜周期' }));
    expect(periods.getByRole('radio', { checked: true }).textContent).toBe('24小时');
    await waitFor(() => expect(asked.toSorted()).toEqual(['0 4', '1 4']));
    for (const label of ['1小时', '1周']) {
      for (const side of ['涨幅', '跌幅']) {
        const group = within(screen.getByRole('radiogroup', { name: `板块${side}榜周期` }));
        await user.click(group.getByRole('radio', { name: label }));
      }
    }
    await waitFor(() => expect(new Set(asked)).toEqual(new Set(['0 3', '0 4', '0 5', '1 3', '1 4', '1 5'])));
    server.events.removeAllListeners();
  });

  test.each(['/concept/nothing', '/concept/没有这个.html'])('%s is not found', async (path) => {
    await renderPage(path);
    await screen.findByText('页面不存在');
  });

  test('keeps its coins when its figures could not be loaded', async () => {
    server.use(answers('conceptDetail', { code: 500, msg: '行情服务繁忙' }));
    await renderPage('/concept/layer1');
    await screen.findByText('重试');
    await waitFor(() => expect(document.querySelector('tbody th[scope="row"]')).not.toBeNull());
  });
});

test('/concept reports once that the concepts could not be loaded, and shows nothing else as loading', async () => {
  server.use(answers('conceptList', { code: 500, msg: '行情服务繁忙' }));
  await renderPage('/concept');
  await screen.findByText('行情服务繁忙');
  expect(document.querySelector('main [class*="bone"]')).toBeNull();
});
