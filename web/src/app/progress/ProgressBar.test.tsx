import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bar = () => screen.queryByRole('progressbar');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('the progress bar shows after 200 ms of loading, and goes when the page is there', () => {
  const { rerender } = render(<ProgressBar isLoading />);
  pass(199);
  expect(bar()).toBeNull();
  pass(1);
  expect(bar()?.style.getPropertyValue('--duration')).toBe('5000ms');
  rerender(<ProgressBar isLoading={false} />);
  expect(bar()).toBeNull();
});

it('a page that loads quickly shows no progress bar', () => {
  const { rerender } = render(<ProgressBar isLoading />);
  pass(150);
  rerender(<ProgressBar isLoading={false} />);
  pass(1000);
  expect(bar()).toBeNull();
});
