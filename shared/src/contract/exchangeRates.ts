import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { envelope, noParams, text } from './wire.ts';
import { num } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { maybeTime } from './wireTime.ts';

/** Currencies with names, for the converter and the unit menu. */
const exchangeRatesWire = v.pipe(
  v.object({
    updatetime: maybeTime,
    list: rowsOf(v.object({ symbol: v.string(), rate: num, name_zh: text, sign: text })),
  }),
  v.transform((wire) => ({
    updatedAt: wire.updatetime,
    rates: wire.list.map((row) => ({
      code: row.symbol.toLowerCase(),
      nameZh: row.name_zh,
      sign: row.sign,
      /** Units of the currency per 1 USD. */
      perUsd: row.rate,
    })),
  })),
);

export const exchangeRateEndpoints = {
  exchangeRates: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/v2/coin/exchange_rates',
    params: noParams,
    response: envelope(exchangeRatesWire),
  }),
} as const;
