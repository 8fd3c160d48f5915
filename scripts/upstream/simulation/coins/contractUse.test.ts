import { DAY } from '@coinmirror/shared/time/units.ts';
import { expect, it } from 'vitest';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { chainPartsOf } from './chainParts.ts';
import { contractUseOf } from './contractUse.ts';
import { holdingsOn } from './holderIndex.ts';

const usesOn = (code: string, day: number) => {
  const facts = coinCatalogue.find((coin) => coin.code === code);
  if (!facts) throw new Error(`no ${code}`);
  return chainPartsOf(facts).flatMap((part) =>
    holdingsOn(facts, part, part.part, day).map(
      (holding) => [holding.key, holding.kind, contractUseOf(facts, holding)] as const,
    ),
  );
};

it('names a contract’s purpose by the kind of coin: no staking of a dollar', () => {
  const usesOf = (code: string) =>
    new Set(
      usesOn(code, ANCHOR)
        .filter(([, kind]) => kind === 'contract')
        .map(([, , use]) => use),
    );
  expect(usesOf('uniswap')).toEqual(new Set(['staking', 'treasury', 'pool', 'timelock', 'bridge']));
  expect(usesOf('tether')).toEqual(new Set(['lending', 'pool', 'bridge']));
  expect(usesOf('bitcoin').size).toBe(0);
});

it('a contract’s purpose never changes, and other addresses have none', () => {
  const later = new Map(usesOn('uniswap', ANCHOR + 30 * DAY).map(([key, , use]) => [key, use]));
  for (const [key, kind, use] of usesOn('uniswap', ANCHOR)) {
    expect(later.get(key)).toBe(use);
    expect(use === null).toBe(kind !== 'contract');
  }
});
