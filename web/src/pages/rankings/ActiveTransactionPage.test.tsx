import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];

describe('/activetransaction', () => {
  test('a filter shows one kind of activity, and the address keeps it', async () => {
    const { user, path } = await renderPage('/activetransaction');
    await waitFor(() => expect(rows().some((row) => row.textContent.includes('放量'))).toBe(true));
    await user.click(screen.getByRole('radio', { name: '放量' }));
    expect(path()).toBe('/activetransaction?kind=volume');
    await waitFor(() => expect(rows().filter((row) => !row.textContent.includes('放量'))).toEqual([]));
    expect(rows().length).toBeGreaterThan(0);
  });

  test('says so when there are no movers', async () => {
    server.use(answers('activeCoins', { code: 200, msg: '', data: [], maxpage: 1, currpage: 1 }));
    await renderPage('/activetransaction');
    await screen.findByText('没有符合条件的数据');
  });

  test('offers a retry after a failure', async () => {
    server.use(answers('activeCoins', { code: 500, msg: '行情服务繁忙' }));
    await renderPage('/activetransaction');
    await screen.findByText('重试');
  });
});
