import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { timeOrNull } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { ContractDates } from '../kinds/contractDates.ts';
import { bybitList } from './envelope.ts';

const instrument = v.pipe(
  v.object({
    symbol: v.string(),
    contractType: v.string(),
    status: v.string(),
    baseCoin: v.string(),
    quoteCoin: v.string(),
    launchTime: v.fallback(timeOrNull, null),
    deliveryTime: v.fallback(timeOrNull, null),
  }),
  v.transform((wire): ContractDates => {
    const isPerpetual = wire.contractType === 'LinearPerpetual';
    return {
      symbol: wire.symbol,
      base: wire.baseCoin.toUpperCase(),
      quote: wire.quoteCoin.toUpperCase(),
      isTrading: wire.status === 'Trading',
      opensAt: wire.launchTime,
      // One field for both: when a dated contract is delivered, and when a perpetual is delisted.
      expiresAt: isPerpetual ? null : wire.deliveryTime,
      closesAt: isPerpetual ? wire.deliveryTime : null,
    };
  }),
);

/** Linear contracts of Bybit that trade. */
export const bybitTradingDates: Question<readonly ContractDates[]> = {
  path: '/v5/market/instruments-info?category=linear&limit=1000',
  decode: jsonOf(bybitList(rowsOf(instrument))),
};

/** Those that do not trade yet: the list leaves them out unless it is asked for them. */
export const bybitComingDates: Question<readonly ContractDates[]> = {
  path: '/v5/market/instruments-info?category=linear&status=PreLaunch&limit=1000',
  decode: jsonOf(bybitList(rowsOf(instrument))),
};
