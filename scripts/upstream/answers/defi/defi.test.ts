import { supplyByChain } from '@coinmirror/shared/columns/dashboards/stableDays.ts';
import { defiChainCodeOf, defiChains } from '@coinmirror/shared/content/defi/chains.ts';
import { defiProtocols } from '@coinmirror/shared/content/defi/protocols.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { ask, known, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { exchangeName } from '../../catalogue/names.ts';
import { answer } from '../dispatch/answer.ts';

const BILLION = 1e9;
const running = defiChains.filter((chain) => !('end' in chain)).map(({ code }) => code);
const stopped = defiChains.filter((chain) => 'end' in chain).map(({ code }) => code);
const hundred = (shares: readonly (number | null)[]) =>
  expect(Math.round(sum(shares, (share) => share) * 100)).toBe(10_000);

it('a protocol that is an exchange has the exchange’s name', () => {
  const exchanges = new Set(exchangeCatalogue.map(({ code }) => code));
  const shared = defiProtocols.filter(({ code }) => exchanges.has(code));
  expect(shared.length).toBeGreaterThan(2);
  for (const { code, name } of shared) expect(name).toBe(exchangeName(code));
});

describe('value locked in DeFi', () => {
  it.each([0, 1] as const)(
    'is the sum of its protocols, of its categories and of its chains, counted twice: %d',
    async (twice) => {
      const { tvl, protocols, categories, chains } = await ask('defiOverview', { twice });
      expect(sum(protocols, (row) => (row.share === null ? 0 : row.tvl))).toBe(tvl);
      expect(sum(categories, (row) => row.tvl)).toBe(tvl);
      expect(sum(chains, (row) => row.tvl)).toBe(tvl);
      hundred(protocols.map(({ share }) => share));
      hundred(categories.map(({ share }) => share));
      hundred(chains.map(({ share }) => share));
    },
  );

  it.each(running)('on %s is the sum of its protocols, and equals the list of chains', async (code) => {
    const [{ chains }, { tvl, protocols, categories, trend }] = await Promise.all([
      ask('defiOverview', {}),
      ask('defiOverview', { chain: code }),
    ]);
    expect(sum(protocols, (row) => (row.share === null ? 0 : row.tvl))).toBe(tvl);
    expect(sum(categories, (row) => row.tvl)).toBe(tvl);
    expect(chains.find((chain) => chain.code === code)?.tvl).toBe(tvl);
    expect(trend.at(-1)?.[1]).toBe(tvl);
  });

  it('has beside it the fees, the volume and the stablecoins that other pages list by chain', async () => {
    const [{ chains }, fees, dex, stable] = await Promise.all([
      ask('defiOverview', {}),
      ask('defiFees', {}),
      ask('dexOverview', {}),
      ask('stablecoins', {}),
    ]);
    expect(chains.map(({ code }) => code).toSorted()).toEqual([...running].toSorted());
    for (const chain of chains) {
      expect(chain.fees24h).toBe(fees.chains.find(({ code }) => code === chain.code)?.fees24h ?? null);
      const traded = dex.chains.find(({ name }) => defiChainCodeOf(name) === chain.code);
      expect(chain.dexVolume24h).toBe(traded?.volume24h ?? null);
      const held = supplyByChain(stable.coins).find(({ name }) => defiChainCodeOf(name) === chain.code);
      if (held === undefined) expect(chain.stables).toBeNull();
      else expect(known(chain.stables)).toBeCloseTo(held.value, 2);
    }
    expect(known(chains.find(({ code }) => code === 'tron')).stables).toBeGreaterThan(60 * BILLION);
  });

  it('counts receipts held by other protocols only on request', async () => {
    const [once, all] = await Promise.all([ask('defiOverview', {}), ask('defiOverview', { twice: 1 })]);
    expect(all.tvl).toBe(known(once.tvl) + known(once.notCounted));
    expect(all.notCounted).toBe(0);
  });

  it.each(stopped)('has no figures for %s, which is shut down', async (code) => {
    const { chain, tvl, protocols, trend } = await ask('defiOverview', { chain: code });
    expect(chain?.isStopped).toBe(true);
    expect([tvl, protocols, trend]).toEqual([0, [], []]);
  });

  it('has a realistic order of magnitude', async () => {
    const { tvl, protocols, chains } = await ask('defiOverview', {});
    const of = (code: string) => (protocols.find((row) => row.code === code)?.tvl ?? 0) / BILLION;
    const on = (code: string) => (chains.find((row) => row.code === code)?.tvl ?? 0) / BILLION;
    const near = (value: number, from: number, to: number) => {
      expect(value).toBeGreaterThan(from / 2);
      expect(value).toBeLessThan(to * 2);
    };
    near(known(tvl) / BILLION, 110, 170);
    near(on('eth'), 60, 90);
    near(on('solana'), 9, 13);
    near(on('bsc'), 7, 9);
    near(on('bitcoin'), 6, 9);
    near(on('tron'), 4.5, 6);
    near(on('base'), 4.5, 6);
    near(on('arbitrum'), 2.5, 4);
    near(of('aave'), 30, 42);
    near(of('lido'), 28, 40);
    near(of('eigenlayer'), 11, 20);
    near(of('uniswap'), 4, 6);
    near(of('pendle'), 4, 10);
  });
});

describe('a protocol', () => {
  it.each(defiProtocols.map(({ code }) => code))(
    '%s is the sum of its chains and of its coins',
    async (code) => {
      const [{ tvl, chains, assets, change7d }, { protocols }] = await Promise.all([
        ask('defiProtocol', { code }),
        ask('defiOverview', {}),
      ]);
      const row = protocols.find((protocol) => protocol.code === code);
      expect([row?.tvl, row?.change7d]).toEqual([tvl, change7d]);
      expect(sum(chains, (part) => part.tvl)).toBe(tvl);
      expect(sum(assets, (part) => part.tvl)).toBe(tvl);
      hundred(chains.map(({ share }) => share));
      hundred(assets.map(({ share }) => share));
    },
  );

  it('that is an exchange has the value of the list of exchanges', async () => {
    const { rows } = await ask('dexes', { per_page: 50 });
    for (const code of ['uniswap', 'curve', 'raydium', 'hyperliquid']) {
      const { tvl, exchange } = await ask('defiProtocol', { code });
      expect(rows.find((row) => row.code === code)?.locked).toBe(tvl);
      expect(exchange).toBe(code);
    }
  });

  it('that does not exist is a 404', async () => {
    expect((await answer('defiProtocol', { code: 'nothing' }, testContext)).body).toMatchObject({
      code: 404,
    });
    expect((await answer('defiOverview', { chain: 'nothing' }, testContext)).body).toMatchObject({
      code: 404,
    });
  });
});

describe('yields', () => {
  it('of a pool are the sum of their parts, and no pool holds more than its protocol', async () => {
    const [{ tvl, pools }, { protocols }] = await Promise.all([
      ask('defiPools', {}),
      ask('defiOverview', {}),
    ]);
    expect(sum(pools, (pool) => pool.tvl)).toBe(tvl);
    for (const [protocol, own] of Map.groupBy(pools, (pool) => pool.protocol)) {
      expect(sum(own, (pool) => pool.tvl)).toBeLessThanOrEqual(
        protocols.find(({ code }) => code === protocol)?.tvl ?? 0,
      );
      for (const { apy, baseApy, rewardApy } of own)
        expect(apy).toBeCloseTo((baseApy ?? Number.NaN) + (rewardApy ?? Number.NaN), 9);
    }
  });

  it('of a pool by day end with the list’s, and their mean of 30 days is the list’s', async () => {
    const { pools } = await ask('defiPools', {});
    for (const pool of pools.slice(0, 6)) {
      const { days, mean30d } = await ask('defiPoolPast', { id: pool.id });
      expect([mean30d, days.at(-1)?.[1], days.at(-1)?.[2]]).toEqual([pool.mean30d, pool.apy, pool.tvl]);
      expect(sum(days.slice(-30), ([, apy]) => apy) / 30).toBeCloseTo(known(mean30d), 9);
    }
    expect((await answer('defiPoolPast', { id: 'nobody' }, testContext)).body).toMatchObject({ code: 404 });
  });

  it('of lending: supplied minus lent equals locked', async () => {
    const [{ markets, supplied, borrowed }, { protocols }] = await Promise.all([
      ask('defiRates', {}),
      ask('defiOverview', {}),
    ]);
    expect(sum(markets, (row) => row.supplied)).toBe(supplied);
    expect(sum(markets, (row) => row.borrowed)).toBe(borrowed);
    for (const [protocol, own] of Map.groupBy(markets, (row) => row.protocol)) {
      const tvl = protocols.find(({ code }) => code === protocol)?.tvl;
      expect(sum(own, (row) => (row.supplied ?? Number.NaN) - (row.borrowed ?? Number.NaN))).toBe(tvl);
    }
  });

  it('of lent stablecoins are 3 to 8 % a year, below the borrowing rate', async () => {
    const { markets, best } = await ask('defiRates', {});
    for (const { supplyApy, borrowApy, symbol } of markets) {
      expect(supplyApy).toBeLessThan(borrowApy ?? Number.NaN);
      if (symbol === 'USDC') expect(borrowApy).toBeLessThan(8);
    }
    for (const { code, supplyApy, borrowApy } of best) {
      const own = markets.filter((row) => row.code === code);
      expect(supplyApy).toBe(Math.max(...own.map((row) => row.supplyApy)));
      expect(borrowApy).toBe(Math.min(...own.map((row) => row.borrowApy ?? Number.NaN)));
    }
    expect(best.find(({ symbol }) => symbol === 'USDC')?.supplyApy).toBeGreaterThan(3);
  });

  it('of anchored assets: prices near the asset’s, shares adding up to 100', async () => {
    const { assets, marketCap } = await ask('defiAnchored', {});
    expect(sum(assets, (row) => row.marketCap)).toBe(marketCap);
    for (const { deviation } of assets) expect(Math.abs(deviation)).toBeLessThan(0.2);
    hundred(assets.map(({ share }) => share));
  });

  it('of anchored assets: a recorded coin has the coin’s own price', async () => {
    const { assets } = await ask('defiAnchored', {});
    for (const [symbol, code] of [
      ['WBTC', 'wrapped-bitcoin'],
      ['cbBTC', 'coinbase-wrapped-btc'],
      ['stETH', 'staked-ether'],
    ] as const) {
      const { quote } = await ask('coinInfo', { code });
      expect(assets.find((row) => row.symbol === symbol)?.price).toBe(quote.price);
    }
  });
});
