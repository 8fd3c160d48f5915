import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { textOrNull } from '../../decode/present.ts';
import { secondsTime } from '../../decode/times.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A chain of DefiLlama. */
export interface LlamaChain {
  readonly name: string;
  /** CoinGecko's id of its coin. */
  readonly code: string | null;
  readonly symbol: string | null;
  /** USD. */
  readonly tvl: number;
}

const chain = v.pipe(
  v.object({ name: word, gecko_id: textOrNull, tokenSymbol: textOrNull, tvl: amount }),
  v.transform(
    ({ name, gecko_id: code, tokenSymbol: symbol, tvl }): LlamaChain => ({ name, code, symbol, tvl }),
  ),
);

/** The TVL of all chains, now. */
export const chains: Question<readonly LlamaChain[]> = {
  path: '/v2/chains',
  decode: jsonOf(rowsOf(chain)),
};

/** A day's TVL, USD; its time (epoch ms) is its UTC midnight. */
export interface TvlDay {
  readonly time: number;
  readonly tvl: number;
}

const day = v.pipe(
  v.object({ date: secondsTime, tvl: amount }),
  v.transform(({ date, tvl }): TvlDay => ({ time: date, tvl })),
);

/** The TVL of a chain by day, of all chains together where none is named; oldest first. */
export function chainTvlHistory(name: string | null): Question<readonly TvlDay[]> {
  const path = '/v2/historicalChainTvl';
  const decode = jsonOf(rowsOf(day));
  if (name === null) return { path, decode };
  return { isAboutOne: true, path: `${path}/${encodeURIComponent(name)}`, decode };
}
