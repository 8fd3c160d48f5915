import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, positive } from '../../decode/numbers.ts';
import { percentOfFractionOrNull } from '../../decode/percents.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { quietIn } from '../../decode/quiet.ts';
import { timeOrNull } from '../../decode/times.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import { contractOf, type VenueContract } from '../kinds/contract.ts';

const premium = v.pipe(
  v.object({
    symbol: v.string(),
    markPrice: positive,
    indexPrice: positiveOrNull,
    lastFundingRate: percentOfFractionOrNull,
    nextFundingTime: timeOrNull,
    time: amount,
  }),
  v.transform(({ symbol, markPrice, indexPrice, lastFundingRate, nextFundingTime, time }) =>
    contractOf(symbol, {
      markPrice,
      indexPrice,
      // A dated contract has no next payment, and its rate of 0 is none.
      fundingRate: nextFundingTime === null ? null : lastFundingRate,
      nextFundingAt: nextFundingTime,
      time,
    }),
  ),
);

/** Mark, index and funding of all contracts of Binance USDⓈ-M. */
export const binanceFunding: Question<readonly VenueContract[]> = {
  path: '/fapi/v1/premiumIndex',
  cost: 10,
  decode: jsonOf(rowsOf(premium, quietIn('markPrice'))),
};

const interval = v.pipe(
  v.object({ symbol: v.string(), fundingIntervalHours: amount }),
  v.transform(({ symbol, fundingIntervalHours: fundingHours }) => contractOf(symbol, { fundingHours })),
);

/** Hours of the contracts that do not pay every eight hours; only these are listed. */
export const binanceFundingHours: Question<readonly VenueContract[]> = {
  path: '/fapi/v1/fundingInfo',
  decode: jsonOf(rowsOf(interval)),
};

const ticker = v.pipe(
  v.object({
    symbol: v.string(),
    lastPrice: positive,
    openPrice: positiveOrNull,
    quoteVolume: dollarVolumeOrNull,
    closeTime: amount,
  }),
  v.transform(({ symbol, lastPrice: last, openPrice: open24h, quoteVolume: volume24h, closeTime: time }) =>
    contractOf(symbol, { last, open24h, volume24h, time }),
  ),
);

/** Last prices and volumes of all contracts of Binance USDⓈ-M. */
export const binanceContractTickers: Question<readonly VenueContract[]> = {
  path: '/fapi/v1/ticker/24hr',
  cost: 40,
  decode: jsonOf(rowsOf(ticker, quietIn('lastPrice'))),
};

const openInterest = v.pipe(
  v.object({ symbol: v.string(), openInterest: amount, time: amount }),
  v.transform(({ symbol, openInterest: openInterestCoins, time }) =>
    contractOf(symbol, { openInterestCoins, time }),
  ),
);

/** Open interest of one contract of Binance USDⓈ-M: there is no call for all. */
export function binanceOpenInterest(symbol: string): Question<VenueContract> {
  return {
    isAboutOne: true,
    path: `/fapi/v1/openInterest?symbol=${symbol}`,
    decode: jsonOf(openInterest),
  };
}
