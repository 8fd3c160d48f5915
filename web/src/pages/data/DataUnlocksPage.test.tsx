import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const TABLE = '解锁明细';
const table = () => screen.findByRole('table', { name: TABLE });
const rows = async () => within(await table()).getAllByRole('rowheader').length;

describe('/data/unlocks', () => {
  test('says what the week brings, day by day, with a row for each unlock', async () => {
    await renderPage('/data/unlocks');
    expect(await rows()).toBeGreaterThan(5);
    expect(screen.getByRole('heading', { level: 1, name: '代币解锁' })).toBeTruthy();
    expect(document.querySelector('header')?.textContent).toContain('未来 7 天');
    const strip = await screen.findByRole('region', { name: '每日解锁价值' });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(7);
    expect(within(strip).getByText('今天')).toBeTruthy();
  });

  test('keeps range and filters in the address, and reads them there', async () => {
    const { user, path } = await renderPage('/data/unlocks');
    const all = await rows();
    await user.click(screen.getByRole('radio', { name: '一次性' }));
    expect(path()).toBe('/data/unlocks?kind=cliff');
    await waitFor(async () => expect(await rows()).toBeLessThan(all));
    expect(within(await table()).queryByText('线性')).toBeNull();
    await user.click(screen.getByRole('radio', { name: '过去 90 天' }));
    expect(path()).toBe('/data/unlocks?kind=cliff&range=past');
    await waitFor(async () => expect(await rows()).toBeGreaterThan(all));
  });

  test('of the own list shows its coins alone; an empty one says so', async () => {
    await renderPage('/data/unlocks?own=1');
    expect(await screen.findByRole('checkbox', { name: '只看自选', checked: true })).toBeTruthy();
    expect(await screen.findByText('没有数据')).toBeTruthy();
  });

  test('says plainly that nobody tells it, and keeps its explanation', async () => {
    server.use(answers('unlockList', { code: 1501, msg: '未接入：暂无代币解锁的数据来源' }));
    await renderPage('/data/unlocks');
    expect(await screen.findByText('未接入')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '怎么读' })).toBeTruthy();
  });
});
