import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { type AccountsMinutes, type AccountsQuestion, oldestFirst, sides } from '../kinds/accounts.ts';
import { okxData } from './envelope.ts';

/** Its plain `1D` begins at Beijing midnight. */
const PERIODS: Readonly<Record<AccountsMinutes, string>> = {
  5: '5m',
  15: '15m',
  30: '30m',
  60: '1H',
  240: '4H',
  1440: '1Dutc',
};

/** Time, accounts long ÷ accounts short. */
const period = v.pipe(
  v.looseTuple([amount, amount]),
  v.transform(([time, ratio]) => ({ time, long: ratio, short: 1 })),
  sides,
);

/** Accounts long and short on OKX, newest first there. */
export const okxAccounts: AccountsQuestion = (symbol, minutes) => ({
  isAboutOne: true,
  path: `/api/v5/rubik/stat/contracts/long-short-account-ratio-contract?instId=${symbol}&period=${PERIODS[minutes]}&limit=100`,
  decode: jsonOf(okxData(v.pipe(rowsOf(period), v.transform(oldestFirst)))),
});
