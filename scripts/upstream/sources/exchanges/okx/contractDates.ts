import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { timeOrNull } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { ContractFace } from '../kinds/contract.ts';
import type { ContractDates } from '../kinds/contractDates.ts';
import { okxData } from './envelope.ts';

/** `BTC-USDT-SWAP`, `BTC-USDT-261225`, `BTC-USD_UM-261225`. */
const NAME = /^([^-]+)-([A-Z0-9]+)(?:_[A-Z]+)?-(SWAP|\d{6})$/;

const instrument = v.pipe(
  v.object({
    instId: v.pipe(v.string(), v.regex(NAME)),
    state: v.optional(v.string(), ''),
    listTime: v.fallback(timeOrNull, null),
    expTime: v.fallback(timeOrNull, null),
    ctVal: v.pipe(amount, v.gtValue(0)),
    ctMult: v.pipe(amount, v.gtValue(0)),
    ctValCcy: v.string(),
  }),
  v.transform((wire): ContractFace & ContractDates => {
    const [, base = '', quote = '', end] = NAME.exec(wire.instId) ?? [];
    const isPerpetual = end === 'SWAP';
    return {
      symbol: wire.instId,
      face: wire.ctVal * wire.ctMult,
      // A contract settled in its coin is worth so many dollars, whatever the coin costs.
      of: wire.ctValCcy === 'USD' ? 'dollars' : 'coins',
      base: base.toUpperCase(),
      quote,
      isTrading: wire.state === 'live',
      opensAt: wire.listTime,
      // Of a dated contract the time of delivery, of a perpetual the time at which it goes offline.
      expiresAt: isPerpetual ? null : wire.expTime,
      closesAt: isPerpetual ? wire.expTime : null,
    };
  }),
);

/** All perpetuals of OKX: what one contract is worth, and when it begins and ceases to trade. */
export const okxSwaps: Question<readonly (ContractFace & ContractDates)[]> = {
  path: '/api/v5/public/instruments?instType=SWAP',
  decode: jsonOf(okxData(rowsOf(instrument))),
};

/** The same of its dated contracts. */
export const okxFutures: Question<readonly (ContractFace & ContractDates)[]> = {
  path: '/api/v5/public/instruments?instType=FUTURES',
  decode: jsonOf(okxData(rowsOf(instrument))),
};
