import * as v from 'valibot';
import { jsonOf, membersOf } from '../../decode/jsonOf.ts';
import { amountOrNull, positive } from '../../decode/numbers.ts';
import { quietIn } from '../../decode/quiet.ts';
import { secondsTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';

/** A coin's price at DefiLlama. */
export interface CoinPrice {
  /** CoinGecko's id. */
  readonly code: string;
  /** USD. */
  readonly price: number;
  /** Epoch ms. */
  readonly time: number;
  /** 0–1; null where it is not told. */
  readonly confidence: number | null;
}

const PREFIX = 'coingecko:';

const answer = v.pipe(
  v.object({
    coins: membersOf(
      v.object({ price: positive, timestamp: secondsTime, confidence: amountOrNull }),
      quietIn('price'),
    ),
  }),
  v.transform(({ coins }) =>
    [...coins].map(
      ([key, { price, timestamp, confidence }]): CoinPrice => ({
        code: key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key,
        price,
        time: timestamp,
        confidence,
      }),
    ),
  ),
);

/** Prices of up to 100 coins by CoinGecko's ids; those without a price are left out. */
export function coinPrices(codes: readonly string[]): Question<readonly CoinPrice[]> {
  const keys = codes.map((code) => `${PREFIX}${encodeURIComponent(code)}`).join(',');
  return { path: `/prices/current/${keys}`, decode: jsonOf(answer) };
}
