import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { type AccountsMinutes, type AccountsQuestion, oldestFirst, sides } from '../kinds/accounts.ts';
import { bitgetData } from './envelope.ts';

const PERIODS: Readonly<Record<AccountsMinutes, string>> = {
  5: '5m',
  15: '15m',
  30: '30m',
  60: '1h',
  240: '4h',
  1440: '1d',
};

const period = v.pipe(
  v.object({ longAccountRatio: amount, shortAccountRatio: amount, ts: amount }),
  v.transform((wire) => ({ time: wire.ts, long: wire.longAccountRatio, short: wire.shortAccountRatio })),
  sides,
);

/** Accounts long and short on Bitget, which allows one such call a second. */
export const bitgetAccounts: AccountsQuestion = (symbol, minutes) => ({
  isAboutOne: true,
  path: `/api/v2/mix/market/account-long-short?symbol=${symbol}&period=${PERIODS[minutes]}`,
  decode: jsonOf(bitgetData(v.pipe(rowsOf(period), v.transform(oldestFirst)))),
});
