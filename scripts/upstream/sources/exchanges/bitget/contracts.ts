import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, amountOrNull, positive } from '../../decode/numbers.ts';
import { percentOfFractionOrNull } from '../../decode/percents.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { quietIn } from '../../decode/quiet.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import { contractOf, type VenueContract } from '../kinds/contract.ts';
import { bitgetData } from './envelope.ts';

const ticker = v.pipe(
  v.object({
    symbol: v.string(),
    lastPr: positive,
    open24h: positiveOrNull,
    markPrice: positiveOrNull,
    indexPrice: positiveOrNull,
    fundingRate: percentOfFractionOrNull,
    holdingAmount: amountOrNull,
    quoteVolume: dollarVolumeOrNull,
    ts: amount,
  }),
  v.transform((wire) =>
    contractOf(wire.symbol, {
      last: wire.lastPr,
      open24h: wire.open24h,
      markPrice: wire.markPrice,
      indexPrice: wire.indexPrice,
      fundingRate: wire.fundingRate,
      openInterestCoins: wire.holdingAmount,
      volume24h: wire.quoteVolume,
      time: wire.ts,
    }),
  ),
);

/** All contracts of Bitget that are settled in Tether; it does not tell how often or when they pay. */
export const bitgetContracts: Question<readonly VenueContract[]> = {
  path: '/api/v2/mix/market/tickers?productType=USDT-FUTURES',
  decode: jsonOf(bitgetData(rowsOf(ticker, quietIn('lastPr')))),
};
