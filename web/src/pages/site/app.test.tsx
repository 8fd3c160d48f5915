import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';

const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36';

afterEach(() => {
  vi.restoreAllMocks();
});

async function openWith(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await renderRoute('/app');
  return within(await screen.findByRole('region', { name: '当前设备' }));
}

test('/app starts with the steps of the visitor’s device', async () => {
  const own = await openWith(ANDROID);
  expect(own.getByRole('heading', { name: '当前设备：安卓手机' })).toBeTruthy();
  expect(own.getByRole('link', { name: '看完整步骤' }).getAttribute('href')).toBe('#android');
  expect(own.queryByText('手机扫码打开')).toBeNull();
});

test('/app in an in-app browser tells how to leave it', async () => {
  const own = await openWith(`${ANDROID} MicroMessenger/8.0.60`);
  expect(own.getByRole('note').textContent).toContain('在浏览器打开');
  expect(own.getByRole('link', { name: '详细步骤' }).getAttribute('href')).toBe('/app/downloadtips');
});

test('/app has the sections that the footer leads to, and says what it says: there is no package', async () => {
  await openWith(ANDROID);
  const ids = ['ios', 'android', 'desktop'].map((id) => document.getElementById(id)?.id);
  expect(ids).toEqual(['ios', 'android', 'desktop']);
  expect(screen.getByRole('main').textContent).toContain('没有发布安装包');
  expect((await screen.findByRole('contentinfo')).textContent).toContain('手机扫码');
});

test('/app on a computer shows a code for a phone', async () => {
  const own = await openWith('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36');
  expect(own.getByText('手机扫码打开')).toBeTruthy();
});
