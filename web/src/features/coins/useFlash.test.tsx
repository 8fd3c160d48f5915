import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFlash } from './useFlash.ts';

function Price({ code = 'bitcoin', value }: { code?: string; value: number }) {
  return <span ref={useFlash(code, value)}>{value}</span>;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a move is marked by its direction for 300 ms; the first value and an unchanged one are not', () => {
  const { rerender, container } = render(<Price value={1} />);
  const span = container.querySelector('span');
  expect(span?.dataset['flash']).toBeUndefined();
  rerender(<Price value={1} />);
  expect(span?.dataset['flash']).toBeUndefined();
  rerender(<Price value={2} />);
  expect(span?.dataset['flash']).toBe('up');
  act(() => vi.advanceTimersByTime(299));
  rerender(<Price value={1.5} />);
  expect(span?.dataset['flash']).toBe('down');
  act(() => vi.advanceTimersByTime(300));
  expect(span?.dataset['flash']).toBeUndefined();
});

test('the price of another coin in the same place is not a move', () => {
  const { rerender, container } = render(<Price value={1} />);
  rerender(<Price code="ethereum" value={2} />);
  expect(container.querySelector('span')?.dataset['flash']).toBeUndefined();
  rerender(<Price code="ethereum" value={3} />);
  expect(container.querySelector('span')?.dataset['flash']).toBe('up');
});
