import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useRowBlocks } from './useRowBlocks.ts';

const ROW = 52;

function Rows({ count }: { readonly count: number }) {
  const body = useRef<HTMLDivElement>(null);
  const { start, end } = useRowBlocks(body, count, ROW);
  return <div ref={body}>{`${start}–${end}`}</div>;
}

const print = (moment: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(moment)));

it.each([
  [300, '0–150'],
  [301, '0–151'],
  [1, '0–1'],
])('all %d rows of a long table are printed', (count, blocks) => {
  const { container } = render(<Rows count={count} />);
  print('beforeprint');
  expect(container.textContent).toBe(blocks);
});

it('after printing only the rows around the screen are left', () => {
  const { container } = render(<Rows count={5000} />);
  print('beforeprint');
  print('afterprint');
  const [start, end] = (container.textContent ?? '').split('–').map(Number);
  expect(start).toBe(0);
  expect(end).toBeLessThan(30);
});
