import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { timeOrNull } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { ContractDates } from '../kinds/contractDates.ts';
import { bitgetData } from './envelope.ts';

/** States of a contract that has no trading yet, or none any more; `maintain` and limits are pauses of one that trades. */
const NOT_TRADING: ReadonlySet<string> = new Set(['listed', 'off']);

const contract = v.pipe(
  v.object({
    symbol: v.string(),
    baseCoin: v.string(),
    quoteCoin: v.string(),
    symbolType: v.string(),
    symbolStatus: v.string(),
    launchTime: v.fallback(timeOrNull, null),
    offTime: v.fallback(timeOrNull, null),
    deliveryTime: v.fallback(timeOrNull, null),
  }),
  v.transform((wire): ContractDates => {
    const isPerpetual = wire.symbolType === 'perpetual';
    return {
      symbol: wire.symbol,
      base: wire.baseCoin.toUpperCase(),
      quote: wire.quoteCoin.toUpperCase(),
      isTrading: !NOT_TRADING.has(wire.symbolStatus),
      opensAt: wire.launchTime,
      expiresAt: isPerpetual ? null : wire.deliveryTime,
      // -1 for one that stays.
      closesAt: isPerpetual ? wire.offTime : null,
    };
  }),
);

/** When the contracts of Bitget that are settled in Tether begin and cease to trade. */
export const bitgetContractDates: Question<readonly ContractDates[]> = {
  path: '/api/v2/mix/market/contracts?productType=USDT-FUTURES',
  decode: jsonOf(bitgetData(rowsOf(contract))),
};
