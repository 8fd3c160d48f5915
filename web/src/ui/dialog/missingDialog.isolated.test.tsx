import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '#testing/soon.ts';
import { toastDemand } from '../toast/toast.ts';
import { Dialog } from './Dialog.tsx';

vi.mock('./DialogWindow.tsx', () => {
  throw new Error('offline');
});

// React also logs a caught error to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('a dialog whose code cannot be loaded counts as closed, and tells the visitor', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open onOpenChange={onOpenChange} title="意见反馈" />);
  await soon(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(toastDemand.newest()).toBe('没有加载成功，请检查网络后重试');
});

it('a dialog that must be answered does not count as closed: nobody has read it', async () => {
  const onOpenChange = vi.fn();
  const failed = vi.spyOn(console, 'error');
  render(
    <>
      <Dialog open onOpenChange={onOpenChange} title="地区提示" mustAnswer />
      <p>正文</p>
    </>,
  );
  await soon(() => expect(failed).toHaveBeenCalled());
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByText('正文')).toBeDefined();
});
