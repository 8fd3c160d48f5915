import { describe, expect, test } from 'vitest';
import { contractCoin } from '../../derivatives/contractCoin.ts';
import { parseContractName } from '../../derivatives/contractName.ts';
import { createCoinOf } from '../../identity/coinOf.ts';
import { aCoin } from '../../testing/aCoin.ts';
import { readWire } from '../../testing/readWire.ts';
import { manyIn } from '../kinds/thousands.ts';
import { hyperliquidContracts } from './contracts.ts';

/**
 * Written after the exchange's documentation of `metaAndAssetCtxs`: the fields and their kinds are those that it names,
 * the numbers are made up. Nobody has recorded it for us.
 */
const context = {
  funding: '0.0000125',
  openInterest: '30000.5',
  prevDayPx: '60000.0',
  dayNtlVlm: '2500000000.25',
  dayBaseVlm: '41000.1',
  premium: '0.0002',
  oraclePx: '60990.0',
  markPx: '61000.0',
  midPx: '61000.5',
  impactPxs: ['61000.0', '61001.0'],
};
const asset = { name: 'BTC', szDecimals: 5, maxLeverage: 40, marginTableId: 56 };
const closed = { name: 'OLD', szDecimals: 0, maxLeverage: 3, isDelisted: true };
const answer = (universe: readonly unknown[], contexts: readonly unknown[]) => [
  { universe, marginTables: [[56, { description: '', marginTiers: [] }]], collateralToken: 0 },
  contexts,
];
const read = (universe: readonly unknown[], contexts: readonly unknown[]) =>
  readWire(hyperliquidContracts, answer(universe, contexts));

describe('the perpetuals of Hyperliquid', () => {
  test('are asked for by a posted question, which counts for twenty', () => {
    expect(hyperliquidContracts).toMatchObject({
      path: '/info',
      post: '{"type":"metaAndAssetCtxs"}',
      cost: 20,
    });
  });

  test('tell their price, their day, open interest in coins, and the rate of an hour', () => {
    const [contract] = read([asset], [context]) ?? [];
    expect(contract).toMatchObject({
      ...{ symbol: 'BTC', last: 61_000.5, markPrice: 61_000, indexPrice: 60_990, open24h: 60_000 },
      ...{ fundingHours: 1, openInterestCoins: 30_000.5, volume24h: 2_500_000_000.25 },
      ...{ nextFundingAt: null, time: null },
    });
    expect(contract?.fundingRate).toBeCloseTo(0.001_25, 12);
  });

  test('are told by their places: a closed one keeps its place, and is left out', () => {
    const contexts = [
      { ...context, markPx: '0.5', midPx: null, premium: null, impactPxs: null },
      { ...context, markPx: '3000', midPx: '3001' },
    ];
    const contracts = read([closed, { ...asset, name: 'ETH' }], contexts);
    expect(contracts).toMatchObject([{ symbol: 'ETH', last: 3_001 }]);
  });

  test('without orders cost what their mark says, and one that never had a price says nothing', () => {
    const contexts = [
      { ...context, midPx: null },
      { ...context, markPx: '0.0' },
    ];
    expect(read([asset, { ...asset, name: 'NEW' }], contexts)).toMatchObject([
      { symbol: 'BTC', last: 61_000 },
    ]);
  });

  test('are refused where the two lists are not of one length', () => {
    expect(read([asset, { ...asset, name: 'ETH' }], [context])).toBeNull();
  });
});

describe('a name', () => {
  test('is settled in USDC; a market that others build on the exchange is none of its own', () => {
    expect(parseContractName('hyperliquid', 'BTC')).toEqual({ base: 'BTC', quote: 'USDC', expiresAt: null });
    expect(parseContractName('hyperliquid', 'kPEPE')?.base).toBe('kPEPE');
    for (const name of ['xyz:TSLA', '@107', ''])
      expect(parseContractName('hyperliquid', name), name).toBeNull();
  });

  test('with a small k counts a thousand coins, where so many cost what a unit does', () => {
    expect(manyIn('kPEPE')).toEqual({ base: 'PEPE', factor: 1_000 });
    expect([manyIn('KAS'), manyIn('KPEPE'), manyIn('kite')]).toEqual([null, null, null]);
    const coinOf = createCoinOf([{ code: 'pepe', symbol: 'PEPE', nameEn: 'Pepe' }], new Map());
    const market = { coinOf: new Map([['pepe', aCoin({ code: 'pepe', price: 0.000_01 })]]) };
    const found = (price: number) =>
      contractCoin('hyperliquid', { base: 'kPEPE', price }, { coinOf, market })?.factor ?? null;
    expect([found(0.010_1), found(0.000_01)]).toEqual([1_000, null]);
  });
});
