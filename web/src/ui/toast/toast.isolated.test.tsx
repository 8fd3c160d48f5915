import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { connectToasts, toast } from './toast.ts';

describe('toasts', () => {
  it('requested before their code has loaded are shown once it has', async () => {
    render(<Toaster />);
    toast.success('复制成功!');
    toast.error('请填写反馈内容');
    expect(await screen.findByText('复制成功!')).toBeTruthy();
    expect(await screen.findByText('请填写反馈内容')).toBeTruthy();
  });

  it('load their code on the visitor’s first press, before any message', async () => {
    const { container } = render(<Toaster />);
    expect(container.innerHTML).toBe('');
    fireEvent.pointerDown(document.body);
    expect(await screen.findByRole('region', { name: /消息/ })).toBeTruthy();
  });

  it('whose code cannot be loaded are shown plainly, and properly once it can', async () => {
    vi.doMock('./ToastHost.tsx', () => {
      throw new Error('offline');
    });
    render(<Toaster />);
    toast.error('网络不通，请检查连接后重试');
    expect((await screen.findByRole('status')).textContent).toBe('网络不通，请检查连接后重试');
    vi.doUnmock('./ToastHost.tsx');
    toast.success('登录成功!');
    // Until the code has loaded this one, too, may be shown plainly.
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(await screen.findByText('登录成功!')).toBeTruthy();
  });

  it('go to the current host', () => {
    const shown: string[] = [];
    const leave = connectToasts((kind, text) => shown.push(`${kind} ${text}`));
    toast.info('对比');
    leave();
    expect(shown).toContain('info 对比');
  });

  it('leave with their host: a later one does not show them again', async () => {
    const first = render(<Toaster />);
    toast.info('已移除 比特币');
    await screen.findByText('已移除 比特币');
    first.unmount();
    render(<Toaster />);
    toast.info('已移除 以太坊');
    await screen.findByText('已移除 以太坊');
    expect(screen.queryByText('已移除 比特币')).toBeNull();
  });
});
