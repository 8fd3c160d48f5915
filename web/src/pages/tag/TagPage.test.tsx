import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const title = () => document.querySelector('h1')?.textContent;

describe('/tag/{id}', () => {
  test.each(['layer1', '公链'])('%s shows the coins of the concept', async (tag) => {
    await renderRoute(`/tag/${encodeURIComponent(tag)}`);
    await waitFor(() => expect(title()).toContain('公链'));
    await waitFor(() => expect(document.querySelector('tbody th[scope="row"]')).not.toBeNull());
  });

  test('a tag that no coin carries is not found', async () => {
    await renderRoute('/tag/nothing-of-ours');
    await screen.findByText('This page could not be found');
  });

  test('offers another try when the concepts could not be had', async () => {
    server.use(answers('conceptList', { code: 500, msg: '行情服务繁忙' }));
    await renderRoute(`/tag/${encodeURIComponent('公链')}`);
    await screen.findByText('重试');
  });

  test('without a tag shows all of them', async () => {
    await renderRoute('/tag');
    await waitFor(() => expect(title()).toBe('概念板块'));
  });
});
