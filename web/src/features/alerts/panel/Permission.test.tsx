import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetAbility } from '#ui/notification/notification.ts';
import { connectToasts } from '#ui/toast/toast.ts';
import { Permission } from './Permission.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetAbility();
});

it('tells a visitor who refused what to do, and needs no reload once they have done it', async () => {
  const browser = { permission: 'denied' };
  vi.stubGlobal('Notification', browser);
  render(<Permission />);
  expect(
    screen.getByText(/已被拒绝，预警只显示在页面上；可点地址栏左侧的图标，在网站设置里允许/),
  ).toBeDefined();
  browser.permission = 'granted';
  fireEvent.focus(window);
  expect(await screen.findByText('浏览器通知：已允许')).toBeDefined();
});

it('does not send a visitor without https to settings that cannot help', () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  vi.stubGlobal('isSecureContext', false);
  render(<Permission />);
  expect(screen.getByText(/没有使用 https/)).toBeDefined();
  expect(screen.queryByText(/网站设置/)).toBeNull();
});

it('a phone that refuses pages their own notifications is told so at the test, and is shown it on the page', async () => {
  const reported: string[] = [];
  const disconnect = connectToasts((_kind, text) => reported.push(text));
  class Notification {
    static permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  vi.stubGlobal('Notification', Notification);
  render(<Permission />);
  fireEvent.click(screen.getByRole('button', { name: '测试' }));
  expect(await screen.findByText('此浏览器不能让网页弹出通知，预警只显示在页面上')).toBeDefined();
  expect(screen.queryByText('浏览器通知：已允许')).toBeNull();
  await waitFor(() => expect(reported).toEqual(['币镜预警：这是一条测试提醒']));
  disconnect();
});
