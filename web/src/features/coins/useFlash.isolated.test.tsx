import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFlash } from './useFlash.ts';

function Price({ code = 'bitcoin', value }: { code?: string; value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  useFlash(element, code, value);
  return <span ref={element}>{value}</span>;
}

/** Two prices that change in the same cycle, or one alone. */
function Prices({ one, other }: { one: number; other: number }) {
  return (
    <>
      <Price value={one} />
      <Price code="ethereum" value={other} />
    </>
  );
}

const marks = (container: HTMLElement) =>
  [...container.querySelectorAll('span')].map((span) => span.dataset['flash']);
const snapshot = () => act(() => vi.advanceTimersByTime(250));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a change is marked by its direction; the first value and an unchanged one are not', () => {
  const { rerender, container } = render(<Prices one={1} other={1} />);
  expect(marks(container)).toEqual([undefined, undefined]);
  rerender(<Prices one={2} other={0.5} />);
  expect(marks(container)).toEqual(['up', 'down']);
});

test('the next beat removes the marks of what did not change again', async () => {
  const { rerender, container } = render(<Prices one={1} other={1} />);
  rerender(<Prices one={2} other={2} />);
  await snapshot();
  rerender(<Prices one={1.5} other={2} />);
  await act(async () => undefined);
  expect(marks(container)).toEqual(['down', undefined]);
});

test('without a next beat one timer removes the marks of all cells together', async () => {
  const { rerender, container } = render(<Prices one={1} other={1} />);
  rerender(<Prices one={2} other={2} />);
  await act(async () => undefined);
  expect(vi.getTimerCount()).toBe(1);
  await act(() => vi.advanceTimersByTime(300));
  expect(marks(container)).toEqual([undefined, undefined]);
});

test('another coin’s price in the same cell is not a change, and does not inherit a mark', () => {
  const { rerender, container } = render(<Price value={1} />);
  rerender(<Price value={2} />);
  rerender(<Price code="ethereum" value={3} />);
  expect(marks(container)).toEqual([undefined]);
  rerender(<Price code="ethereum" value={4} />);
  expect(marks(container)).toEqual(['up']);
});
