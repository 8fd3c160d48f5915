import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

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

  test('steps from week to week, and back to today', async () => {
    const { user } = await renderPage('/calendar?tab=1');
    expect(await main().findByText('2026-11-16 至 11-22')).toBeTruthy();
    await user.click(main().getByRole('link', { name: '后一周' }));
    expect(await main().findByText('2026-11-23 至 11-29')).toBeTruthy();
    await user.click(main().getByRole('link', { name: '今天' }));
    expect(await main().findByText('2026-11-16 至 11-22')).toBeTruthy();
  });

  test('opens on the week, coming days before those that have passed, after the unlocks in a sentence', async () => {
    await renderPage('/calendar');
    expect(main().getByRole('link', { name: '周', current: 'page' })).toBeTruthy();
    expect(await main().findByText(/^本周/, { selector: 'p' })).toBeTruthy();
    const headings = (await main().findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    const passed = headings.indexOf('本周已经过去');
    const today = headings.findIndex((heading) => heading?.startsWith('今天'));
    expect(passed).toBeGreaterThan(today);
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
