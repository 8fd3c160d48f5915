import { ask, known } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';

const SLOW = 60_000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the reserves of an exchange', () => {
  it.each(['binance', 'okx', 'bitget', 'upbit', 'coinbase', 'kraken'])(
    '%s: addresses add up to its coins, coins to its page, shares to 100 %%',
    async (code) => {
      const head = await ask('exchangeInfo', { code });
      const reserves = await ask('exchangeReserves', { code });
      const wallets = await ask('exchangeWallets', { code });
      const whole = head.reserve ?? 0;
      expect(whole).toBeGreaterThan(0);
      expect(known(reserves.total) / whole).toBeCloseTo(1, 9);
      expect(known(wallets.total) / whole).toBeCloseTo(1, 9);
      expect(sum(reserves.assets.map(({ share }) => share))).toBeCloseTo(100, 6);
      expect(reserves.countedAt).toBe(wallets.countedAt);
      for (const { code: coin, balance, value } of reserves.assets) {
        const own = wallets.addresses.filter((address) => address.code === coin);
        expect(sum(own.map((one) => one.balance)) / balance).toBeCloseTo(1, 9);
        expect(sum(own.map((one) => one.value)) / value).toBeCloseTo(1, 9);
        const day = sum(own.map((one) => one.change24h ?? 0));
        const asset = reserves.assets.find((one) => one.code === coin);
        expect((day / (balance - day)) * 100).toBeCloseTo(asset?.change24h ?? 0, 6);
      }
      expect(new Set(wallets.addresses.map(({ address }) => address)).size).toBe(wallets.addresses.length);
      // Cold addresses hold nearly all of it.
      const cold = sum(wallets.addresses.filter(({ isCold }) => isCold).map(({ value }) => value));
      expect(cold / known(wallets.total)).toBeGreaterThan(0.85);
    },
    SLOW,
  );

  it(
    'covers its liabilities, if published, and ends its history today',
    async () => {
      const { assets, history, total, withoutOwn } = await ask('exchangeReserves', { code: 'okx' });
      for (const { balance, liability, ratio } of assets) {
        expect(ratio).toBeGreaterThanOrEqual(100);
        expect((balance / (liability ?? 0)) * 100).toBeCloseTo(ratio ?? 0, 6);
      }
      expect(assets.filter(({ isOwn }) => isOwn).map(({ symbol }) => symbol)).toEqual(['OKB']);
      expect(withoutOwn).toBeLessThan(known(total));
      const today = history.at(-1);
      expect(today?.bitcoin).toBe(assets.find(({ symbol }) => symbol === 'BTC')?.ratio);
      expect(history.length).toBeGreaterThan(20);
      const audited = await ask('exchangeReserves', { code: 'coinbase' });
      expect(audited.assets.every(({ ratio }) => ratio === null)).toBe(true);
    },
    SLOW,
  );

  it(
    'is, over all exchanges together, at most half of any coin’s supply',
    async () => {
      const held = new Map<string, number>();
      for (const { code } of exchangeCatalogue) {
        const { assets } = await ask('exchangeReserves', { code });
        for (const { code: coin, balance } of assets) held.set(coin, (held.get(coin) ?? 0) + balance);
      }
      expect(held.size).toBeGreaterThan(15);
      for (const [code, balance] of held) {
        const { supply } = await ask('coinInfo', { code });
        expect(balance / (supply.circulatingSupply ?? 0), code).toBeLessThan(0.5);
      }
    },
    SLOW,
  );

  it(
    'changes by inflows and outflows, at the prices of the day',
    async () => {
      const { flows, total } = await ask('exchangeWallets', { code: 'bybit' });
      expect(flows.length).toBe(90);
      expect((flows.at(-1)?.held ?? 0) / known(total)).toBeGreaterThan(0.85);
      expect((flows.at(-1)?.held ?? 0) / known(total)).toBeLessThan(1.15);
      for (const { net, held } of flows) expect(Math.abs(net) / held).toBeLessThan(0.1);
      expect(flows.some(({ net }) => net > 0) && flows.some(({ net }) => net < 0)).toBe(true);
    },
    SLOW,
  );

  it(
    'does not exist without custody',
    async () => {
      const { assets } = await ask('exchangeReserves', { code: 'uniswap' });
      expect(assets).toEqual([]);
      expect((await ask('exchangeWallets', { code: 'opensea' })).addresses).toEqual([]);
    },
    SLOW,
  );
});

describe('the profile of an exchange', () => {
  it(
    'gives a reason and a source for each risk level, and the rating parts of its page',
    async () => {
      for (const { code, rating } of exchangeCatalogue) {
        const profile = await ask('exchangeProfile', { code });
        for (const { text, source } of profile.risks) expect(text !== '' && source !== '').toBe(true);
        if (profile.risk !== 'low') expect(profile.risks.some(({ level }) => level !== 'low')).toBe(true);
        expect(sum(profile.parts.map(({ score, weight }) => score * weight))).toBeCloseTo(rating, 1);
        expect(profile.description.length).toBeGreaterThan(0);
        for (const text of profile.description) {
          expect(text).not.toMatch(/[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]| 0\d 月/);
        }
      }
      const [bybit] = (await ask('exchangeProfile', { code: 'bybit' })).risks;
      expect(bybit?.text).toContain('2025-02');
    },
    SLOW,
  );
});
