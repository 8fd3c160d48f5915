import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSidePlaces } from './useSidePlaces.ts';

it.each([
  ['the main chart’s pair has its decimals, though it was opened at another price', 'a', 100.4, 4],
  ['so it has while its own price is on its way', 'a', undefined, 4],
  ['and where its price is unknown', 'a', null, 4],
  ['another pair has its own', 'b', 100.4, 2],
  ['another pair has none before its price is known', 'b', undefined, undefined],
] as const)('%s', (_what, ticker, price, places) => {
  // The main chart was opened at 99.2.
  const { result } = renderHook(() => useSidePlaces(ticker, price, { tickerId: 'a', places: 4 }));
  expect(result.current).toBe(places);
});
