import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const headings = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent);

describe('/charts', () => {
  test('draws value and volume over time, shares, heat map and bubbles, and their time', async () => {
    await renderPage('/charts');
    await waitFor(() =>
      expect(headings()).toEqual(expect.arrayContaining(['总市值与成交额', '市值占比', '热力图', '气泡图'])),
    );
    expect(document.querySelector('h1')?.textContent).toBe('图表');
    expect(document.querySelector('header time')?.textContent).toContain('更新于');
  });

  test('a failed trend keeps the maps', async () => {
    server.use(answers('marketTrend', { code: 500, msg: '行情服务繁忙' }));
    await renderPage('/charts');
    await screen.findByText('重试');
    await waitFor(() => expect(headings()).toContain('热力图'));
    expect(headings()).not.toContain('市值占比');
  });
});
