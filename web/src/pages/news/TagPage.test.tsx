import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const title = () => document.querySelector('h1')?.textContent;

describe('/tag/{id}', () => {
  test.each(['layer1', '公链'])(
    '%s lists what was written about its coins, and leads to them',
    async (tag) => {
      await renderPage(`/tag/${encodeURIComponent(tag)}`);
      await waitFor(() => expect(title()).toBe('公链标签'));
      const [article] = await screen.findAllByRole('article');
      expect(article?.querySelector('h2 a')?.getAttribute('href')).toMatch(/^\/news\/\d+\.html$/);
      expect(screen.getByRole('link', { name: '指数与成分币种' }).getAttribute('href')).toBe(
        '/concept/layer1',
      );
      expect(screen.getByRole('link', { name: 'RSS' }).getAttribute('href')).toBe('/feeds/tag/layer1.xml');
    },
  );

  test('a tag without coins is not found', async () => {
    await renderPage('/tag/nothing-of-ours');
    await screen.findByText('页面不存在');
  });

  test('offers a retry when the concepts could not be loaded', async () => {
    server.use(answers('conceptList', { code: 500, msg: '行情服务繁忙' }));
    await renderPage(`/tag/${encodeURIComponent('公链')}`);
    await screen.findByText('重试');
  });

  test('without a tag shows all of them', async () => {
    await renderPage('/tag');
    await waitFor(() => expect(title()).toBe('概念板块'));
    expect(document.title).toBe('概念板块 - 币镜');
  });
});
