import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, amountOrNull, positive } from '../../decode/numbers.ts';
import { percentOfFractionOrNull } from '../../decode/percents.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { quietIn } from '../../decode/quiet.ts';
import { timeOrNull } from '../../decode/times.ts';
import { volumeOrNull } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import { contractOf, type VenueContract } from '../kinds/contract.ts';
import { okxData } from './envelope.ts';

const ticker = v.pipe(
  v.object({
    instId: v.string(),
    last: positive,
    open24h: positiveOrNull,
    volCcy24h: volumeOrNull,
    ts: amount,
  }),
  v.transform(({ instId, last, open24h, volCcy24h, ts }) =>
    // Of derivatives `volCcy24h` counts coins; of spot pairs the same field counts the quote.
    contractOf(instId, { last, open24h, volume24h: volCcy24h === null ? null : volCcy24h * last, time: ts }),
  ),
);

/** Last prices and volumes of all perpetuals of OKX. */
export const okxContractTickers: Question<readonly VenueContract[]> = {
  path: '/api/v5/market/tickers?instType=SWAP',
  decode: jsonOf(okxData(rowsOf(ticker, quietIn('last')))),
};

const HOUR = 3_600_000;

const funding = v.pipe(
  v.object({
    instId: v.string(),
    fundingRate: percentOfFractionOrNull,
    fundingTime: timeOrNull,
    nextFundingTime: timeOrNull,
  }),
  v.transform(({ instId, fundingRate, fundingTime, nextFundingTime }) =>
    contractOf(instId, {
      fundingRate,
      // The coming payment; `nextFundingTime` is the one after it.
      nextFundingAt: fundingTime,
      fundingHours:
        fundingTime === null || nextFundingTime === null ? null : (nextFundingTime - fundingTime) / HOUR,
    }),
  ),
);

/** Funding of all perpetuals of OKX. */
export const okxFunding: Question<readonly VenueContract[]> = {
  path: '/api/v5/public/funding-rate?instId=ANY',
  decode: jsonOf(okxData(rowsOf(funding))),
};

const openInterest = v.pipe(
  v.object({ instId: v.string(), oi: amount, oiCcy: amount, oiUsd: amountOrNull, ts: amount }),
  v.transform(({ instId, oi, oiCcy, oiUsd, ts }) =>
    contractOf(instId, {
      openInterestContracts: oi,
      openInterestCoins: oiCcy,
      openInterestUsd: oiUsd,
      time: ts,
    }),
  ),
);

/** Open interest of all perpetuals of OKX. */
export const okxOpenInterest: Question<readonly VenueContract[]> = {
  path: '/api/v5/public/open-interest?instType=SWAP',
  decode: jsonOf(okxData(rowsOf(openInterest, quietIn('oi')))),
};
