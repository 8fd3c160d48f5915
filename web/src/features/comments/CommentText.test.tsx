import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CommentText } from './CommentText.tsx';

/** A document without a layout: heights in px. */
function heights({ whole, shown }: { whole: number; shown: number }) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}
afterEach(() => vi.restoreAllMocks());

test('a long comment is folded and opens by 展开', async () => {
  heights({ whole: 6279, shown: 168 });
  render(<CommentText text={'行\n'.repeat(299)} />);
  const button = screen.getByRole('button', { name: '展开' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: '收起' }).getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(screen.getByRole('button', { name: '展开' })).toBeTruthy();
});

test('a short comment has no such button, though its link has the focus', () => {
  heights({ whole: 42, shown: 42 });
  render(<CommentText text="看 https://a.cn/x" />);
  act(() => screen.getByRole('link').focus());
  expect(screen.queryByRole('button')).toBeNull();
});

test('a folded comment opens for a link that the keyboard reaches', () => {
  heights({ whole: 900, shown: 168 });
  render(<CommentText text={`${'行\n'.repeat(99)}https://a.cn/x`} />);
  act(() => screen.getByRole('link').focus());
  expect(screen.getByRole('button', { name: '收起' })).toBeTruthy();
});
