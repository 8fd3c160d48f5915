import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { isoTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { FearGreedDay } from '../alternative/alternative.ts';
import { coinMarketCapData } from './envelope.ts';

const newest = v.pipe(
  v.object({ value: v.pipe(amount, v.minValue(0), v.maxValue(100)), update_time: isoTime }),
  v.transform(({ value, update_time: time }): FearGreedDay => ({ value, time })),
);

/** CoinMarketCap's own fear and greed, newest value: another series than alternative.me's. */
export const coinMarketCapFearGreed: Question<FearGreedDay> = {
  path: '/public-api/v3/fear-and-greed/latest',
  decode: jsonOf(coinMarketCapData(newest)),
};
