import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { timeOrNull } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { ContractDates } from '../kinds/contractDates.ts';

/** The day of 2100 that stands for "never" in a perpetual's `deliveryDate`. */
const NEVER = 4_133_404_800_000;

const symbol = v.pipe(
  v.object({
    symbol: v.string(),
    contractType: v.string(),
    status: v.string(),
    baseAsset: v.string(),
    quoteAsset: v.string(),
    onboardDate: v.fallback(timeOrNull, null),
    deliveryDate: v.fallback(timeOrNull, null),
  }),
  v.transform((wire): ContractDates => {
    const isPerpetual = wire.contractType.includes('PERPETUAL');
    const endsAt = wire.deliveryDate === NEVER ? null : wire.deliveryDate;
    return {
      symbol: wire.symbol,
      base: wire.baseAsset.toUpperCase(),
      quote: wire.quoteAsset.toUpperCase(),
      isTrading: wire.status === 'TRADING',
      opensAt: wire.onboardDate,
      expiresAt: isPerpetual ? null : endsAt,
      closesAt: isPerpetual ? endsAt : null,
    };
  }),
);

/** All contracts of Binance USDⓈ-M, those that are to come (`PENDING_TRADING`) among them. */
export const binanceContractDates: Question<readonly ContractDates[]> = {
  path: '/fapi/v1/exchangeInfo',
  timeout: 20_000,
  decode: jsonOf(
    v.pipe(
      v.object({ symbols: rowsOf(symbol) }),
      v.transform(({ symbols }) => symbols),
    ),
  ),
};
