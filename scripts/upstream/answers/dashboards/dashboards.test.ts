import { spreadPercent } from '@coinmirror/shared/columns/dashboards/spread.ts';
import { blockReward } from '@coinmirror/shared/indicators/halving.ts';
import { BEIJING, DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { ask, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { MTGOX_BEFORE } from '../../catalogue/content/mtgox.ts';
import type { Sources } from '../../ports/sources.ts';
import { answer } from '../dispatch/answer.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the spread', () => {
  it.each([1, 60, 1440] as const)(
    'of %d minutes ends now, oldest first, within one percent',
    async (period) => {
      const { points, others } = await ask('spotSpread', { period });
      expect(points.at(-1)?.time).toBe(TEST_TIME);
      expect(points.map(({ time }) => time)).toEqual(
        points.map(({ time }) => time).toSorted((a, b) => a - b),
      );
      for (const point of points.slice(-50)) {
        expect(point.others).toHaveLength(others.length);
        expect(Math.abs(spreadPercent(point, 0) ?? 9)).toBeLessThan(1);
      }
    },
  );

  it('leaves out an exchange that tells no candles, and periods that one of them lacks', async () => {
    const { candles } = testContext.sources;
    const sources: Sources = {
      ...testContext.sources,
      candles: {
        ...candles,
        list: async (query) => {
          if (query.code.startsWith('huobi')) return [];
          const all = await candles.list(query);
          return query.code.startsWith('okx') ? all.toSpliced(5, 3) : all;
        },
      },
    };
    const { points, others } = await ask('spotSpread', { period: 60 }, { ...testContext, sources });
    expect(others.map(({ code }) => code)).toEqual(['binance', 'okx']);
    expect(points).toHaveLength(357);
    const whole = await ask('spotSpread', { period: 60 });
    const same = new Map(whole.points.map((point) => [point.time, point.others.slice(0, 2)]));
    for (const point of points) expect(point.others).toEqual(same.get(point.time));
  });
});

describe('gas', () => {
  it('matches the market’s facts, and costs more the faster it is', async () => {
    const [gas, market] = await Promise.all([ask('ethGas', {}), ask('globalMarket', {})]);
    expect(gas.standard).toBe(market.ethGasGwei);
    expect(gas.baseFee).toBeLessThan(known(gas.slow));
    expect(gas.slow).toBeLessThan(known(gas.standard));
    expect(gas.standard).toBeLessThan(known(gas.fast));
    expect(gas.history.at(-1)).toMatchObject({ time: TEST_TIME, standard: gas.standard });
  });

  it('has a mean for each hour of the week, and burns less than it issues, as in recent years', async () => {
    const { week, burned, issued } = await ask('ethGas', {});
    expect(week.map((day) => day.length)).toEqual(Array.from({ length: 7 }, () => 24));
    expect(week.flat().every((gwei) => known(gwei) > 0)).toBe(true);
    expect(burned).toBeLessThan(known(issued));
  });
});

describe('stablecoins', () => {
  it('have shares that add up to 100 and values that add up to the total', async () => {
    const { coins, marketCap } = await ask('stablecoins', {});
    expect(sum(coins.map(({ share }) => share * 100))).toBeCloseTo(10_000, 6);
    expect(sum(coins.map((coin) => coin.marketCap))).toBeCloseTo(known(marketCap), 2);
    expect(marketCap).toBeGreaterThan(200e9);
  });

  it('have the price, supply and value of their own pages', async () => {
    const { coins } = await ask('stablecoins', {});
    for (const { code, price, supply, marketCap } of coins.slice(0, 3)) {
      const coin = await ask('coinInfo', { code });
      expect([coin.quote.price, coin.supply.circulatingSupply, coin.quote.marketCap]).toEqual([
        price,
        supply,
        marketCap,
      ]);
    }
  });

  it('change as their daily supplies do', async () => {
    const [{ coins, issues }, supplies] = await Promise.all([
      ask('stablecoins', {}),
      ask('stableSupplies', {}),
    ]);
    const place = supplies.coins.findIndex(({ code }) => code === 'tether');
    const tether = coins.find(({ code }) => code === 'tether');
    expect(supplies.days.at(-1)?.supplies[place]).toBe(tether?.supply);
    const made = issues.filter(({ code, time }) => code === 'tether' && time > TEST_TIME - 7 * DAY);
    expect(sum(made.map(({ amount }) => amount))).toBe(tether?.change7d);
  });

  it('had the supplies their issuers reported, within 10 %', async () => {
    const { coins, days } = await ask('stableSupplies', {});
    const place = coins.findIndex(({ code }) => code === 'tether');
    const on = (date: string) =>
      days.find(({ time }) => time >= Date.parse(`${date}T00:00:00Z`))?.supplies[place] ?? 0;
    expect(on('2022-12-01') / 66e9).toBeCloseTo(1, 1);
    expect(on('2025-01-01') / 137e9).toBeCloseTo(1, 1);
    expect(on('2022-12-01')).toBeLessThan(on('2022-05-02'));
  });

  it('have the premium of the market’s facts', async () => {
    const [stable, market] = await Promise.all([ask('stablecoins', {}), ask('globalMarket', {})]);
    expect(stable.premium).toBeCloseTo(market.usdtPremium ?? 9, 9);
    expect(stable.premiums.at(-1)).toMatchObject({ time: TEST_TIME, premium: stable.premium });
  });
});

describe('funds', () => {
  it.each(['bitcoin', 'ethereum'])(
    'of %s: holdings grow by inflows, and nothing flows at weekends',
    async (coin) => {
      const { days, funds, held } = await ask('fundFlows', { coincode: coin });
      expect(sum(funds.map((fund) => fund.held))).toBe(held);
      expect(sum(funds.map(({ share }) => share * 100))).toBeCloseTo(10_000, 6);
      for (const [at, day] of days.entries()) {
        const before = days[at - 1];
        if (before) expect(day.held - before.held).toBeCloseTo(day.flow / day.close, 3);
        const weekday = new Date(day.time + BEIJING).getUTCDay();
        if (weekday === 0 || weekday === 6) expect(day.flow).toBe(0);
      }
    },
  );

  it('take in at most two billion USD a day, half of them more than 50 million', async () => {
    const { days, held } = await ask('fundFlows', { coincode: 'bitcoin' });
    const flows = days.flatMap(({ flow }) => (flow === 0 ? [] : [Math.abs(flow)])).toSorted((a, b) => a - b);
    expect(flows.at(-1)).toBeLessThan(2.5e9);
    expect(flows[flows.length >> 1]).toBeGreaterThan(5e7);
    expect(known(held) / 1.3e6).toBeGreaterThan(0.8);
    expect(known(held) / 1.3e6).toBeLessThan(1.3);
  });

  it('do not exist for a coin without funds', async () => {
    const { body } = await answer('fundFlows', { coincode: 'dogecoin' }, testContext);
    expect(body).toMatchObject({ code: 404 });
  });

  it('are the same in the list of holders, whose parts add up to the total', async () => {
    const [treasuries, flows] = await Promise.all([
      ask('treasuries', {}),
      ask('fundFlows', { coincode: 'bitcoin' }),
    ]);
    const listed = treasuries.rows.filter(({ type }) => type === 'ETF');
    expect(Object.fromEntries(listed.map(({ ticker, btc }) => [ticker, btc]))).toEqual(
      Object.fromEntries(flows.funds.map(({ ticker, held }) => [ticker, held])),
    );
    expect(sum(treasuries.rows.map(({ btc }) => btc))).toBe(treasuries.total);
    expect(sum(treasuries.types.map(({ share }) => known(share) * 100))).toBeCloseTo(10_000, 6);
    expect(new Set(treasuries.rows.map(({ name, ticker }) => `${name}-${ticker}`)).size).toBe(
      treasuries.rows.length,
    );
  });
});

describe('trusts', () => {
  it('hold what the fund of the same name holds, valued at the coin’s price', async () => {
    const [{ list, total }, flows] = await Promise.all([
      ask('trusts', {}),
      ask('fundFlows', { coincode: 'bitcoin' }),
    ]);
    const gbtc = list.find(({ name }) => name === 'GBTC');
    expect(gbtc?.held).toBe(flows.funds.find(({ ticker }) => ticker === 'GBTC')?.held);
    for (const row of list) expect(row.value).toBeCloseTo(row.held * row.coinPrice, 2);
    expect(sum(list.map(({ value }) => value))).toBeCloseTo(known(total), 2);
  });

  it('stay near their value if redeemable', async () => {
    const { list } = await ask('trusts', {});
    expect(Math.abs(list.find(({ name }) => name === 'GBTC')?.premium ?? 9)).toBeLessThan(0.5);
    expect(list.find(({ name }) => name === 'ETCG')?.premium).toBeLessThan(-10);
  });
});

describe('Mt. Gox', () => {
  it('has repaid what is not left, and knows the price of each day', async () => {
    const { before, left, paid, transfers } = await ask('mtGox', {});
    expect([before, known(left) + known(paid)]).toEqual([MTGOX_BEFORE, MTGOX_BEFORE]);
    expect(transfers.every(({ price }) => price !== null && price > 10_000)).toBe(true);
    expect(sum(transfers.filter(({ kind }) => kind === '分发').map(({ btc }) => btc))).toBeLessThanOrEqual(
      known(paid),
    );
  });
});

describe('the halving', () => {
  it('comes when the remaining blocks are mined, and halves the reward', async () => {
    const info = await ask('halving', {});
    expect(known(info.height) + known(info.remaining)).toBe(info.target);
    expect(info.expectedAt).toBeCloseTo(
      TEST_TIME + known(info.remaining) * known(info.blockSeconds) * 1000,
      -3,
    );
    expect([info.reward, info.nextReward]).toEqual([
      blockReward(known(info.height)),
      blockReward(known(info.target)),
    ]);
    expect(Math.abs(known(info.blocks24h) - (24 * HOUR) / 1000 / known(info.blockSeconds))).toBeLessThan(2);
  });

  it('has the price a year after three past ones, and of the first as well', async () => {
    const { past } = await ask('halving', {});
    expect(past.map(({ height }) => height)).toEqual([840_000, 630_000, 420_000, 210_000]);
    expect(past.every(({ price, priceAfter }) => price !== null && priceAfter !== null)).toBe(true);
    expect(past[1]?.price).toBeGreaterThan(7000);
    expect(past[1]?.price).toBeLessThan(11_000);
  });

  it('lists only coins whose next one is in the future, soonest first', async () => {
    const { coins } = await ask('halving', {});
    expect(coins.length).toBeGreaterThan(5);
    expect(coins.every(({ halvesAt }) => halvesAt > TEST_TIME)).toBe(true);
    expect(coins.every(({ reward, nextReward }) => nextReward < reward)).toBe(true);
    expect(coins.map(({ halvesAt }) => halvesAt)).toEqual(
      coins.map(({ halvesAt }) => halvesAt).toSorted((a, b) => a - b),
    );
  });
});
