import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePairPlaces } from './usePairPlaces.ts';

it('keeps the decimals of a pair while its price crosses a power of ten, and takes those of the next pair', () => {
  type Props = { ticker: string; price: number | null | undefined };
  const initialProps: Props = { ticker: 'a', price: undefined };
  const { result, rerender } = renderHook(({ ticker, price }: Props) => usePairPlaces(ticker, price), {
    initialProps,
  });
  const seen = [result.current];
  for (const [ticker, price] of [
    ['a', 99.2],
    ['a', 100.4],
    ['a', undefined],
    ['a', 9.5],
    ['b', undefined],
    ['b', 100.4],
    ['b', 99.2],
    ['c', null],
  ] as const) {
    rerender({ ticker, price });
    seen.push(result.current);
  }
  expect(seen).toEqual([undefined, 4, 4, 4, 4, undefined, 2, 2, 2]);
});
