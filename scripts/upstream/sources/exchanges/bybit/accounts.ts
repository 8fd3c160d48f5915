import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { type AccountsMinutes, type AccountsQuestion, oldestFirst, sides } from '../kinds/accounts.ts';
import { bybitList } from './envelope.ts';

const PERIODS: Readonly<Record<AccountsMinutes, string>> = {
  5: '5min',
  15: '15min',
  30: '30min',
  60: '1h',
  240: '4h',
  1440: '1d',
};

const period = v.pipe(
  v.object({ buyRatio: amount, sellRatio: amount, timestamp: amount }),
  v.transform(({ timestamp: time, buyRatio: long, sellRatio: short }) => ({ time, long, short })),
  sides,
);

/** Accounts long and short on Bybit, newest first there. */
export const bybitAccounts: AccountsQuestion = (symbol, minutes) => ({
  isAboutOne: true,
  path: `/v5/market/account-ratio?category=linear&symbol=${symbol}&period=${PERIODS[minutes]}&limit=100`,
  decode: jsonOf(v.pipe(bybitList(rowsOf(period)), v.transform(oldestFirst))),
});
