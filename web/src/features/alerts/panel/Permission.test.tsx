import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Permission } from './Permission.tsx';

afterEach(() => vi.unstubAllGlobals());

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
