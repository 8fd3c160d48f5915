import { defiProtocols } from '@coinmirror/shared/content/defi/protocols.ts';
import { expect, test } from 'vitest';
import { anchoredTerms } from '../../catalogue/content/defi/anchored.ts';
import { funds } from '../../catalogue/content/funds.ts';
import { stablecoinNotes } from '../../catalogue/content/stablecoins.ts';
import { anchoredAt } from '../defi/anchored.ts';
import { LOCKED_MILLIONS } from '../defi/defiLocked.ts';
import { poolTerms } from '../defi/poolTerms.ts';
import { fundHoldings } from '../funds/fundHoldings.ts';
import { STABLE_CHAINS } from '../supply/stableChains.ts';

test('protocols have a sum for exactly their own places, largest first', () => {
  expect(Object.keys(LOCKED_MILLIONS)).toEqual(defiProtocols.map(({ code }) => code));
  for (const { code, chains } of defiProtocols) {
    const sums = LOCKED_MILLIONS[code] ?? {};
    expect(Object.keys(sums)).toEqual(chains);
    const millions = chains.map((chain) => sums[chain] ?? 0);
    expect(millions).toEqual(millions.toSorted((a, b) => b - a));
  }
});

test('every pool belongs to a place of its protocol, and pools never exceed its total', () => {
  const places = new Set(
    defiProtocols.flatMap(({ code, chains }) => chains.map((chain) => `${code} ${chain}`)),
  );
  for (const [place, own] of Map.groupBy(poolTerms, ({ protocol, chain }) => `${protocol} ${chain}`)) {
    expect(places).toContain(place);
    expect(own.reduce((sum, { part }) => sum + part, 0)).toBeLessThanOrEqual(1);
  }
});

test('every anchored coin has a supply', () => {
  const reported = anchoredAt(Date.UTC(2026, 2, 10), () => 1);
  expect(reported.map(({ symbol }) => symbol)).toEqual(anchoredTerms.map(({ symbol }) => symbol));
  for (const { supply } of reported) expect(supply).toBeGreaterThan(0);
});

test('every fund has holdings', () => {
  const named = (list: readonly { ticker: string; coin: string }[]) =>
    list.map(({ ticker, coin }) => `${ticker} ${coin}`);
  expect(named(fundHoldings)).toEqual(named(funds));
});

test('a stablecoin’s chains add up to its whole supply', () => {
  for (const [code, chains] of Object.entries(STABLE_CHAINS)) {
    expect(Object.keys(stablecoinNotes)).toContain(code);
    expect(chains.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(100, 9);
  }
});
