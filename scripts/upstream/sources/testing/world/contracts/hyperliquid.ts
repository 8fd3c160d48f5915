import * as v from 'valibot';
import { type FakeContract, fakeContracts } from '../fakeContracts.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import type { Routes } from '../route.ts';
import { decimal } from '../wire.ts';

const posted = v.object({ type: v.literal('metaAndAssetCtxs') });

/** A market that was closed: it keeps its place with the last it was known by. */
const CLOSED = { name: 'MATIC', szDecimals: 1, maxLeverage: 20, isDelisted: true };
const CLOSED_CONTEXT = {
  ...{ funding: '0.0', openInterest: '0.0', prevDayPx: '0.37', dayNtlVlm: '0.0', dayBaseVlm: '0.0' },
  ...{ premium: null, oraclePx: '0.37', markPx: '0.37', midPx: null, impactPxs: null },
};

/** Perpetuals of Hyperliquid: what they are and how they stand, in two lists; the rate of an hour. */
export function hyperliquidRoutes(world: FakeWorld): Routes {
  const contracts = fakeContracts(world, 'hyperliquid');
  return [
    [
      '/info',
      async (asked) => {
        if (!v.is(posted, JSON.parse(asked.posted))) return undefined;
        const open = await contracts();
        return [
          { universe: [CLOSED, ...open.map(assetOf)], marginTables: [], collateralToken: 0 },
          [CLOSED_CONTEXT, ...open.map(contextOf)],
        ];
      },
    ],
  ];
}

function assetOf({ base }: FakeContract) {
  return { name: base, szDecimals: 2, maxLeverage: 20, marginTableId: 20 };
}

function contextOf(contract: FakeContract) {
  const { last, mark, index } = contract;
  return {
    funding: decimal(contract.funding ?? 0),
    openInterest: decimal(contract.openInterest),
    prevDayPx: decimal(contract.open24h),
    dayNtlVlm: decimal(contract.turnover),
    dayBaseVlm: decimal(contract.volume),
    premium: decimal(Number((mark / index - 1).toFixed(8))),
    oraclePx: decimal(index),
    markPx: decimal(mark),
    midPx: decimal(last),
    impactPxs: [decimal(last), decimal(last)],
  };
}
