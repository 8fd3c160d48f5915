import { expect, it } from 'vitest';
import { ANCHOR } from '../catalogue/anchor.ts';
import { coinCatalogue } from '../catalogue/coinCatalogue.ts';
import { DAY } from '../time/units.ts';
import { chainsOf, holdingsOn } from './holderBook.ts';
import { labelOfHolding } from './holderLabel.ts';

const labelsOf = (code: string, day: number) => {
  const facts = coinCatalogue.find((coin) => coin.code === code);
  if (!facts) throw new Error(`no ${code}`);
  return chainsOf(facts).flatMap((part) =>
    holdingsOn(facts, part, part.part, day).map(
      (holding) => [holding.key, holding.kind, labelOfHolding(facts, holding)] as const,
    ),
  );
};

it('tells what a contract is for, by what the coin is: nobody stakes a dollar', () => {
  const usesOf = (code: string) =>
    new Set(
      labelsOf(code, ANCHOR)
        .filter(([, kind]) => kind === 'contract')
        .map(([, , label]) => label),
    );
  expect(usesOf('uniswap')).toEqual(new Set(['质押合约', '国库合约', '资金池', '锁仓合约', '跨链桥']));
  expect(usesOf('tether')).toEqual(new Set(['借贷协议', '资金池', '跨链桥']));
  expect(usesOf('bitcoin').size).toBe(0);
});

it('calls an address the same on every day, and one that nobody knows nothing', () => {
  const later = new Map(labelsOf('uniswap', ANCHOR + 30 * DAY).map(([key, , label]) => [key, label]));
  for (const [key, kind, label] of labelsOf('uniswap', ANCHOR)) {
    expect(later.get(key)).toBe(label);
    expect(label === '').toBe(kind === 'other');
  }
});
