import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, amountOrNull, positive } from '../../decode/numbers.ts';
import { percentOfFractionOrNull } from '../../decode/percents.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { quietIn } from '../../decode/quiet.ts';
import { timeOrNull } from '../../decode/times.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import { contractOf, type VenueContract } from '../kinds/contract.ts';

const ticker = v.object({
  symbol: v.string(),
  lastPrice: positive,
  prevPrice24h: positiveOrNull,
  markPrice: positiveOrNull,
  indexPrice: positiveOrNull,
  fundingRate: percentOfFractionOrNull,
  fundingIntervalHour: positiveOrNull,
  nextFundingTime: timeOrNull,
  openInterest: amountOrNull,
  openInterestValue: amountOrNull,
  turnover24h: dollarVolumeOrNull,
});

type Wire = v.InferOutput<typeof ticker>;

/** `time` of the envelope is the venue's clock for all rows. */
const tickers = v.pipe(
  v.object({
    retCode: v.literal(0),
    result: v.object({ list: rowsOf(ticker, quietIn('lastPrice')) }),
    time: amount,
  }),
  v.transform(({ result, time }) => result.list.map((wire) => linear(wire, time))),
);

function linear(wire: Wire, time: number): VenueContract {
  return contractOf(wire.symbol, {
    last: wire.lastPrice,
    open24h: wire.prevPrice24h,
    markPrice: wire.markPrice,
    indexPrice: wire.indexPrice,
    fundingRate: wire.fundingRate,
    fundingHours: wire.fundingIntervalHour,
    nextFundingAt: wire.nextFundingTime,
    openInterestCoins: wire.openInterest,
    openInterestUsd: wire.openInterestValue,
    volume24h: wire.turnover24h,
    time,
  });
}

/** All linear contracts of Bybit, with everything it reports on them. */
export const bybitContracts: Question<readonly VenueContract[]> = {
  path: '/v5/market/tickers?category=linear',
  decode: jsonOf(tickers),
};
