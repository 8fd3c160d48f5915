import * as v from 'valibot';
import { jsonOf, membersOf } from '../../decode/jsonOf.ts';
import { amount, positive } from '../../decode/numbers.ts';
import { nothing } from '../../decode/quiet.ts';
import type { Question } from '../../question/question.ts';
import type { VenueTicker } from '../kinds/ticker.ts';
import { krakenResult } from './envelope.ts';

/** [today, last 24 hours] */
const twoDays = v.tuple([amount, amount]);

const pair = v.object({
  a: v.looseTuple([amount]),
  b: v.looseTuple([amount]),
  c: v.looseTuple([positive]),
  v: twoDays,
  p: twoDays,
  h: twoDays,
  l: twoDays,
  o: amount,
});

/** A pair without a last trade. */
const quiet = v.object({ c: v.looseTuple([nothing]) });

const tickers = v.pipe(
  krakenResult(membersOf(pair, quiet)),
  v.transform((pairs) =>
    [...pairs]
      // One impossible number does not refuse all others.
      .filter(
        ([
          ,
          {
            v: [, traded],
          },
        ]) => traded >= 0,
      )
      .map(
        ([symbol, wire]): VenueTicker => ({
          symbol,
          last: wire.c[0],
          // `o` is the opening of the UTC day: no price of 24 hours ago.
          open24h: null,
          high24h: wire.h[1],
          low24h: wire.l[1],
          bid: wire.b[0],
          ask: wire.a[0],
          baseVolume: wire.v[1],
          quoteVolume: wire.v[1] * wire.p[1],
          time: null,
          openUtc8: null,
          openUtc0: wire.o,
        }),
      ),
  ),
);

/** All spot tickers of Kraken, which reports no clock and no 24-hour opening. */
export const krakenTickers: Question<readonly VenueTicker[]> = {
  path: '/0/public/Ticker',
  decode: jsonOf(tickers),
};
