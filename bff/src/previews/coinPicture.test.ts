import { expect, it } from 'vitest';
import { coinPicture } from './coinPicture.ts';

const coin = {
  name: '以太坊',
  symbol: 'ETH',
  price: 5514.16,
  volume24h: 6e10,
  marketCap: 6.6e11,
  prices: [2, 1],
};

it.each([
  [-4.52, '▼ 4.52%'],
  [4.52, '▲ 4.52%'],
])('a change of %s has an arrow in place of its sign', (change24h, words) => {
  const drawn = coinPicture({ ...coin, change24h, asOf: 0, mark: '' }, () => true).text;
  expect(drawn).toContain(`>${words}<`);
});
