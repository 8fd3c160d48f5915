import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ofVenue, useTape, type VenueTrade } from './useTape.ts';

const trade = (id: string, time: number, price: number): VenueTrade => ({
  id,
  time,
  price,
  size: 1,
  side: 'buy',
  venue: 'A',
});

it('keeps a large trade that is no longer told, and starts anew with another least worth', () => {
  const { result, rerender } = renderHook(
    ({ told, least }: { told: readonly VenueTrade[]; least: number }) => useTape(told, least),
    { initialProps: { told: [trade('a', 1, 500), trade('b', 2, 5)], least: 100 } },
  );
  const ids = () => result.current.map(({ id }) => id);
  expect(ids()).toEqual(['a']);
  rerender({ told: [trade('c', 3, 7), trade('d', 4, 900)], least: 100 });
  expect(ids()).toEqual(['d', 'a']);
  rerender({ told: [trade('c', 3, 7), trade('d', 4, 900)], least: 0 });
  expect(ids()).toEqual(['d', 'c']);
});

it('tells trades of two venues with the same id apart', () => {
  const market = (tickerId: string) => ({ tickerId, exchangeCode: tickerId, exchangeName: tickerId });
  const [one] = ofVenue([trade('7', 1, 1)], market('okx'));
  const [other] = ofVenue([trade('7', 1, 1)], market('gate'));
  expect([one?.id, other?.id, one?.venue]).toEqual(['okx/7', 'gate/7', 'okx']);
});
