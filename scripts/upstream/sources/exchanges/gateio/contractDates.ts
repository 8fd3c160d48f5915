import { SECOND } from '@coinmirror/shared/time/units.ts';
import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { timeOrNull } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { ContractDates } from '../kinds/contractDates.ts';

/** `BTC_USDT`. */
const NAME = /^([^_]+)_([A-Z0-9]+)$/;

const contract = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.regex(NAME)),
    status: v.optional(v.string(), 'trading'),
    in_delisting: v.optional(v.boolean(), false),
    launch_time: v.fallback(timeOrNull, null),
    create_time: v.fallback(timeOrNull, null),
    delisted_time: v.fallback(timeOrNull, null),
  }),
  v.transform((wire): ContractDates => {
    const [, base = '', quote = ''] = NAME.exec(wire.name) ?? [];
    const isLeaving = wire.in_delisting || wire.status === 'delisting';
    return {
      symbol: wire.name,
      base: base.toUpperCase(),
      quote,
      expiresAt: null,
      isTrading: wire.status !== 'prelaunch' && wire.status !== 'delisted',
      opensAt: millisecondsOf(wire.launch_time ?? wire.create_time),
      closesAt: isLeaving ? millisecondsOf(wire.delisted_time) : null,
    };
  }),
);

function millisecondsOf(seconds: number | null): number | null {
  return seconds === null ? null : seconds * SECOND;
}

/**
 * When the perpetuals of Gate that are settled in Tether begin and cease to trade. Their terms and prices are another
 * question (`contracts.ts`), which leaves out what has no price yet.
 */
export const gateioContractDates: Question<readonly ContractDates[]> = {
  path: '/api/v4/futures/usdt/contracts?limit=1000',
  decode: jsonOf(rowsOf(contract)),
};
