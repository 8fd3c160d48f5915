import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { type AccountsMinutes, type AccountsQuestion, oldestFirst, sides } from '../kinds/accounts.ts';

const PERIODS: Readonly<Record<AccountsMinutes, string>> = {
  5: '5m',
  15: '15m',
  30: '30m',
  60: '1h',
  240: '4h',
  1440: '1d',
};

const period = v.pipe(
  v.object({ longAccount: amount, shortAccount: amount, timestamp: amount }),
  v.transform(({ timestamp: time, longAccount: long, shortAccount: short }) => ({ time, long, short })),
  sides,
);

const asks =
  (call: string): AccountsQuestion =>
  (symbol, minutes) => ({
    isAboutOne: true,
    path: `/futures/data/${call}?symbol=${symbol}&period=${PERIODS[minutes]}&limit=100`,
    decode: jsonOf(v.pipe(rowsOf(period), v.transform(oldestFirst))),
  });

/** Accounts long and short on Binance USDⓈ-M. */
export const binanceAccounts = asks('globalLongShortAccountRatio');

/** The largest accounts' positions long and short on Binance USDⓈ-M: shares of their size, not of accounts. */
export const binanceTopPositions = asks('topLongShortPositionRatio');

/** The largest accounts long and short on Binance USDⓈ-M, each counted as one. */
export const binanceTopAccounts = asks('topLongShortAccountRatio');
