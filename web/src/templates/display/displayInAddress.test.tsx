import Cookies from 'js-cookie';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

test.each([
  ['?unit=eth', undefined, 'eth'],
  ['?unit=eth', 'jpy', 'eth'],
  ['?unit=', 'jpy', 'jpy'],
  ['?unit=pesos', 'jpy', 'jpy'],
  ['?unit=', undefined, 'cny'],
  ['?unit=pesos', undefined, 'cny'],
  ['', undefined, 'usd'],
  ['', 'jpy', 'jpy'],
])('the currency of %s with the cookie %s is %s', async (query, cookie, unit) => {
  if (cookie !== undefined) Cookies.set('indexUnit', cookie);
  const { store } = await renderPage(`/hotsearch${query}`);
  expect(store.getState().display.unit).toBe(unit);
  if (query !== '') expect(Cookies.get('indexUnit')).toBe(unit);
});
