import { ask } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { walletCatalogue } from '../../catalogue/walletCatalogue.ts';

it('the exchange ranking has every exchange once, best rated first, with the volume of its own pairs', async () => {
  const { rows, total } = await ask('exchangeRank', { page: 1, pagesize: 200 });
  expect(total).toBe(exchangeCatalogue.length);
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, i) => i + 1));
  expect(rows.find(({ code }) => code === 'binance')).toMatchObject({ name: '币安', nameEn: 'Binance' });
  for (const { pairCount, volume24h, futuresVolume24h } of rows) {
    expect(volume24h !== null && volume24h > 0).toBe(pairCount !== null && pairCount > 0);
    expect(futuresVolume24h === null || futuresVolume24h > 0).toBe(true);
  }
}, 30_000);

it('the exchange ranking is paginated', async () => {
  const second = await ask('exchangeRank', { page: 2, pagesize: 10 });
  expect([second.rows[0]?.rank, second.rows.length]).toEqual([11, 10]);
}, 30_000);

it('the wallet list has every wallet once', async () => {
  const { rows } = await ask('wallets', { page: 1, pagesize: 200 });
  expect(new Set(rows.map(({ code }) => code)).size).toBe(walletCatalogue.length);
  expect(rows.find(({ code }) => code === 'metamask')).toMatchObject({
    name: '小狐狸钱包',
    kinds: ['app', 'browser', 'trade', 'financing'],
    isOpenSource: true,
    isCustodial: false,
  });
});
