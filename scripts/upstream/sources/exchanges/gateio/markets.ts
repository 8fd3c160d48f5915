import { SECOND } from '@coinmirror/shared/time/units.ts';
import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { textOrNull } from '../../decode/present.ts';
import { timeOrNull } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { VenueCurrency, VenueMarket } from '../kinds/market.ts';

const market = v.pipe(
  v.object({
    id: v.string(),
    base: v.string(),
    base_name: textOrNull,
    quote: v.string(),
    trade_status: v.string(),
    buy_start: v.fallback(timeOrNull, null),
    delisting_time: v.fallback(timeOrNull, null),
  }),
  v.transform(
    (wire): VenueMarket => ({
      symbol: wire.id,
      base: wire.base.toUpperCase(),
      quote: wire.quote.toUpperCase(),
      // A pair that may only be bought, or only sold, has no price that both sides agreed on.
      isTrading: wire.trade_status === 'tradable',
      ...(wire.buy_start !== null && { opensAt: wire.buy_start * SECOND }),
      ...(wire.delisting_time !== null && { closesAt: wire.delisting_time * SECOND }),
      fullName: wire.base_name,
    }),
  ),
);

/** All spot pairs of Gate. */
export const gateioMarkets: Question<readonly VenueMarket[]> = {
  path: '/api/v4/spot/currency_pairs',
  decode: jsonOf(rowsOf(market)),
};

const currency = v.pipe(
  v.object({
    currency: v.string(),
    name: textOrNull,
    chains: v.optional(v.nullable(v.array(v.object({ name: v.string(), addr: textOrNull }))), null),
  }),
  v.transform(
    (wire): VenueCurrency => ({
      symbol: wire.currency.toUpperCase(),
      fullName: wire.name,
      contracts: new Map(
        (wire.chains ?? []).flatMap(({ name, addr }): [string, string][] => (addr ? [[name, addr]] : [])),
      ),
    }),
  ),
);

/** All coins of Gate. */
export const gateioCurrencies: Question<readonly VenueCurrency[]> = {
  path: '/api/v4/spot/currencies',
  decode: jsonOf(rowsOf(currency)),
};
