import * as v from 'valibot';
import { jsonOf, membersOf } from '../../decode/jsonOf.ts';
import type { Question } from '../../question/question.ts';
import type { VenueMarket } from '../kinds/market.ts';
import { krakenResult } from './envelope.ts';

/** Dark pools (`XBTUSD.d`) have no such name. */
const pair = v.object({ wsname: v.optional(v.string()), status: v.string() });

const markets = v.pipe(
  membersOf(pair),
  v.transform((pairs) =>
    [...pairs].flatMap(([symbol, { wsname, status }]): VenueMarket[] => {
      // `base` and `quote` are its old names (XXBT, ZUSD).
      const [base, quote] = wsname?.toUpperCase().split('/') ?? [];
      if (!base || !quote) return [];
      return [{ symbol, base, quote, isTrading: status === 'online', fullName: null }];
    }),
  ),
);

/** All spot pairs of Kraken, by the names that its tickers use. */
export const krakenMarkets: Question<readonly VenueMarket[]> = {
  path: '/0/public/AssetPairs',
  decode: jsonOf(krakenResult(markets)),
};
