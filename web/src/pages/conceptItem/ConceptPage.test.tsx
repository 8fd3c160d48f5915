import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const title = () => document.querySelector('h1')?.textContent;
const byName = `/concept/${encodeURIComponent('公链')}.html`;

describe('/concept/{id}', () => {
  test.each(['/concept/layer1', '/concept/layer1.html', byName])(
    '%s tells the sector in figures, in the tab’s title and by its coins',
    async (path) => {
      await renderRoute(path);
      await waitFor(() => expect(title()).toBe('公链概念'));
      expect(document.title).toBe('公链概念 - 币镜');
      await screen.findByText('24H 均涨幅（等权）');
      await waitFor(() => expect(document.querySelector('tbody th[scope="row"]')).not.toBeNull());
    },
  );

  test('names five leaders and five laggards, each with its way to the coin', async () => {
    await renderRoute('/concept/layer1');
    for (const side of ['24H 领涨', '24H 领跌']) {
      const list = within(await screen.findByRole('region', { name: side }));
      expect(list.getAllByRole('link')).toHaveLength(5);
    }
  });

  test.each(['/concept/nothing', '/concept/没有这个.html'])('%s is not found', async (path) => {
    await renderRoute(path);
    await screen.findByText('This page could not be found');
  });

  test('keeps its coins when its figures could not be had', async () => {
    server.use(answers('conceptDetail', { code: 500, msg: '行情服务繁忙' }));
    await renderRoute('/concept/layer1');
    await screen.findByText('重试');
    await waitFor(() => expect(document.querySelector('tbody th[scope="row"]')).not.toBeNull());
  });
});

test('/concept says once that the sectors could not be had, and waits for nothing beside that', async () => {
  server.use(answers('conceptList', { code: 500, msg: '行情服务繁忙' }));
  await renderRoute('/concept');
  await screen.findByText('行情服务繁忙');
  expect(document.querySelector('main [class*="bone"]')).toBeNull();
});
