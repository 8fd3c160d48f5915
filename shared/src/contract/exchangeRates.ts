import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { row } from './fields.ts';
import { envelope, noParams, text } from './wire.ts';
import { num } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { maybeIntegerSeconds } from './wireTime.ts';

/** Currencies with names, for the converter and the unit menu. */
const exchangeRatesRow = row({
  updatedAt: ['updatetime', maybeIntegerSeconds],
  rates: [
    'list',
    rowsOf(
      row(
        {
          code: ['symbol', v.string()],
          /** Units of the currency per 1 USD. */
          perUsd: ['rate', num],
          nameZh: ['name_zh', text],
          sign: text,
        },
        (rate) => ({ ...rate, code: rate.code.toLowerCase() }),
      ),
    ),
  ],
});

export const exchangeRateEndpoints = {
  exchangeRates: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/exchange_rates',
    params: noParams,
    response: envelope(exchangeRatesRow),
  }),
} as const;
