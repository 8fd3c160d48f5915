import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const main = () => within(screen.getByRole('main'));

describe('the calendar', () => {
  test('shows a month as a grid whose days link to their pages', async () => {
    const { user } = await renderPage('/calendar?tab=2');
    const sheet = within(await main().findByRole('table', { name: '2026 年 11 月' }));
    const day = sheet.getByRole('link', { name: /^11月20日/ });
    await user.click(day);
    expect(await main().findByText('2026-11-20')).toBeTruthy();
    expect(main().getByRole('link', { name: '日', current: 'page' })).toBeTruthy();
  });

  test('a month names the kind of each event once, with its whole title and what an unlock is worth', async () => {
    await renderPage('/calendar?tab=2');
    const sheet = within(await main().findByRole('table', { name: '2026 年 11 月' }));
    const lines = sheet.getAllByTitle(/解锁/);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line.textContent?.match(/解锁/g)).toHaveLength(1);
    for (const line of sheet.getAllByTitle(/\p{Script=Han}/u)) expect(line.textContent).toContain(line.title);
    expect(sheet.getAllByText(/^约/).length).toBeGreaterThan(0);
  });

  test('steps by seven days, and back to those from today', async () => {
    const { user } = await renderPage('/calendar?tab=1');
    expect(await main().findByText('2026-11-20 至 11-26')).toBeTruthy();
    await user.click(main().getByRole('link', { name: '后一周' }));
    expect(await main().findByText('2026-11-27 至 12-03')).toBeTruthy();
    await user.click(main().getByRole('link', { name: '今天' }));
    expect(await main().findByText('2026-11-20 至 11-26')).toBeTruthy();
  });

  test('opens on the days from today after a sentence, and folds what of today has passed', async () => {
    await renderPage('/calendar');
    expect(main().getByRole('link', { name: '周', current: 'page' })).toBeTruthy();
    expect(await main().findByText(/次解锁，共/, { selector: 'p' })).toBeTruthy();
    const [first] = await main().findAllByRole('heading', { level: 2 });
    expect(first?.textContent).toMatch(/^今天/);
    const passed = main().queryByText(/^已经过去 \d+ 件$/);
    expect(passed?.closest('details')?.open ?? false).toBe(false);
  });

  test('a day without events says so, and leads to the next one that has some', async () => {
    const { user } = await renderPage('/calendar?tab=0&date=2026-12-01&type=macro');
    expect(await main().findByText(/没有符合条件的事件；之后最近的是12月4日 星期五/)).toBeTruthy();
    await user.click(main().getByRole('link', { name: '看那一天' }));
    expect(await main().findByRole('heading', { level: 2, name: /12月4日/ })).toBeTruthy();
    expect(main().getAllByText('2026-12-04').length).toBeGreaterThan(0);
  });

  test('a kind that nobody tells of is 未接入, not empty', async () => {
    const told = {
      code: 200,
      msg: '',
      data: { list: [], begin: 1, end: 1, date: 1, today: 1, kinds: ['macro'] },
    };
    server.use(answers('calendarList', told));
    await renderPage('/calendar?type=ama');
    expect(await main().findByText('AMA：未接入，没有公开来源。')).toBeTruthy();
    expect(main().getByRole('link', { name: '看全部事件' }).getAttribute('href')).not.toContain('type=');
  });

  test('one coin is chosen among those of the days, and stays in the addresses', async () => {
    await renderPage('/calendar?tab=2&coin=bitcoin');
    const sheet = within(await main().findByRole('table', { name: '2026 年 11 月' }));
    expect(sheet.queryByTitle(/解锁/)).toBeNull();
    expect(sheet.getAllByTitle(/交割/).length).toBeGreaterThan(0);
    expect(main().getByRole('combobox', { name: '币种' }).textContent).toContain('BTC');
    expect(main().getByRole('link', { name: '日' }).getAttribute('href')).toContain('coin=bitcoin');
  });

  test('names what is open of what expires, its source as a link, and how its time is known', async () => {
    await renderPage('/calendar?tab=1&type=settlement');
    expect((await main().findAllByText(/^未平仓/)).length).toBeGreaterThan(0);
    expect(main().getAllByText('依据')[0]?.closest('details')?.textContent).toContain(
      '每周五 08:00 UTC 到期',
    );
  });

  test('has an address for each kind of event, and dates of the Federal Reserve among them', async () => {
    await renderPage('/calendar?tab=2&type=macro&date=2026-12-01');
    const kinds = within(main().getByRole('navigation', { name: '事件类型' }));
    expect(kinds.getByRole('link', { name: '宏观', current: true })).toBeTruthy();
    expect(kinds.getByRole('link', { name: '解锁' }).getAttribute('href')).toContain('type=unlock');
    expect((await main().findAllByText(/美联储公布议息会议决定/)).length).toBeGreaterThan(0);
  });

  test('keeps the importance filter in its address and applies it', async () => {
    const { user } = await renderPage('/calendar?tab=2');
    await main().findByRole('table', { name: '2026 年 11 月' });
    await user.click(main().getByRole('radio', { name: '重要' }));
    await main().findByRole('table', { name: '2026 年 11 月' });
    expect(main().getByRole('radio', { name: '重要' }).getAttribute('aria-checked')).toBe('true');
    expect(main().getByRole('link', { name: '周' }).getAttribute('href')).toContain('level=3');
  });

  test('of one coin lists its unlocks with their share of the circulating supply', async () => {
    await renderPage('/calendar/arbitrum');
    expect(await main().findByRole('heading', { level: 1, name: 'Arbitrum 日历' })).toBeTruthy();
    expect(main().getAllByText(/ARB 解锁 .* 万枚，占流通|ARB 解锁/).length).toBeGreaterThan(3);
    expect(main().getByRole('link', { name: '大事记' }).getAttribute('href')).toBe('/coinevent/arbitrum');
  });

  test('of an unknown coin is the not-found page', async () => {
    await renderPage('/calendar/nothing');
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
  });
});
