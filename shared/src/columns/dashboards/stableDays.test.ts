import { ask } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import { sum } from '../../numbers/sum.ts';
import { DAY } from '../../time/units.ts';
import { stableDays, supplyByChain, supplyStacks } from './stableDays.ts';

const issue = (time: number, symbol: string, amount: number) => ({
  time,
  code: symbol.toLowerCase(),
  symbol,
  amount,
});

it('a day has what was issued and what was redeemed, and the largest of them', async () => {
  const { coins } = await ask('stablecoins', {});
  const [a, b] = coins;
  if (!a || !b) throw new Error('two coins');
  const issues = [
    { ...issue(DAY, a.symbol, 100), code: a.code },
    { ...issue(DAY, b.symbol, -300), code: b.code },
    { ...issue(0, a.symbol, 50), code: a.code },
  ];
  const [newest, before] = stableDays({ issues, coins });
  expect(newest?.issued).toBeCloseTo(100 * a.price);
  expect(newest?.redeemed).toBeCloseTo(300 * b.price);
  expect(newest?.most.symbol).toBe(b.symbol);
  expect(before).toMatchObject({ time: 0, redeemed: 0 });
});

it('every day of the answer is a row, and the chains add up to the coins that tell them', async () => {
  const { issues, coins } = await ask('stablecoins', {});
  expect(stableDays({ issues, coins }).length).toBe(14);
  const chains = supplyByChain(coins);
  const told = coins.filter((coin) => coin.chains.length > 0);
  expect(sum(chains, ({ value }) => value)).toBeCloseTo(
    sum(told, ({ marketCap }) => marketCap),
    -6,
  );
  expect(chains.map(({ value }) => value)).toEqual(
    chains.map(({ value }) => value).toSorted((x, y) => y - x),
  );
});

it('the parts of a chain by coin add up to it', async () => {
  const { coins } = await ask('stablecoins', {});
  const { chains, stacks } = supplyStacks(coins, 8);
  expect(chains.slice(0, 2)).toEqual(['Ethereum', 'Tron']);
  expect(stacks.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['USDT', 'USDC', '其他']));
  const whole = new Map(supplyByChain(coins).map(({ name, value }) => [name, value]));
  for (const [at, name] of chains.entries())
    expect(sum(stacks, ({ values }) => values[at] ?? 0)).toBeCloseTo(whole.get(name) ?? Number.NaN, 0);
});
