import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { textOrNull } from '../../decode/present.ts';
import type { Question } from '../../question/question.ts';
import type { VenueMarket } from '../kinds/market.ts';

/** The quote stands first: `KRW-BTC`. */
const NAME = /^(?<quote>[^-]+)-(?<base>.+)$/;

const market = v.pipe(
  v.object({ market: v.pipe(v.string(), v.regex(NAME)), english_name: textOrNull }),
  v.transform((wire): VenueMarket => {
    const { base = '', quote = '' } = NAME.exec(wire.market.toUpperCase())?.groups ?? {};
    // What stands in its list trades; what does not is not there.
    return { symbol: wire.market, base, quote, isTrading: true, fullName: wire.english_name };
  }),
);

/** All pairs of Upbit. */
export const upbitMarkets: Question<readonly VenueMarket[]> = {
  path: '/v1/market/all',
  decode: jsonOf(rowsOf(market)),
};
