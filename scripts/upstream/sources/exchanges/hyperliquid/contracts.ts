import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull, positive } from '../../decode/numbers.ts';
import { percentOfFractionOrNull } from '../../decode/percents.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { quietIn } from '../../decode/quiet.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import { contractOf, type VenueContract } from '../kinds/contract.ts';

/** It pays every hour, and the rate it reports is the hour's. */
const FUNDING_HOURS = 1;

const market = v.pipe(
  v.object({
    asset: v.object({ name: v.string() }),
    context: v.object({
      markPx: positive,
      midPx: positiveOrNull,
      oraclePx: positiveOrNull,
      prevDayPx: positiveOrNull,
      funding: percentOfFractionOrNull,
      openInterest: amountOrNull,
      dayNtlVlm: dollarVolumeOrNull,
    }),
  }),
  v.transform(({ asset, context }) =>
    contractOf(asset.name, {
      markPrice: context.markPx,
      indexPrice: context.oraclePx,
      // It reports no last trade; without orders there is no middle of the book either.
      last: context.midPx ?? context.markPx,
      open24h: context.prevDayPx,
      fundingRate: context.funding,
      fundingHours: FUNDING_HOURS,
      openInterestCoins: context.openInterest,
      volume24h: context.dayNtlVlm,
    }),
  ),
);

/** A market that was closed keeps its place in both lists. */
const closed = v.object({ asset: v.object({ isDelisted: v.literal(true) }) });

/** What a market is, and how it stands, by their places in two lists. */
const markets = v.pipe(
  v.tuple([v.object({ universe: v.array(v.unknown()) }), v.array(v.unknown())]),
  v.check(([{ universe }, contexts]) => universe.length === contexts.length, 'two lists of one length'),
  v.transform(([{ universe }, contexts]): unknown =>
    universe.map((asset, at) => ({ asset, context: contexts[at] })),
  ),
  rowsOf(market, v.union([closed, v.object({ context: quietIn('markPx') })])),
);

/** All perpetuals of Hyperliquid, in USDC. A call of this kind counts for twenty of its limit. */
export const hyperliquidContracts: Question<readonly VenueContract[]> = {
  path: '/info',
  post: JSON.stringify({ type: 'metaAndAssetCtxs' }),
  cost: 20,
  decode: jsonOf(markets),
};
