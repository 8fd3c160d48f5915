import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { textOf } from '../../decode/textOf.ts';
import { secondsTime } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';

const BLOCK_HEIGHT = /^\d{1,9}$/;

/** Height of the newest Bitcoin block; the source answers in plain text. */
export const bitcoinHeight: Question<number> = {
  path: '/api/blocks/tip/height',
  accepts: ['text/plain'],
  decode: textOf((text) => (BLOCK_HEIGHT.test(text) ? Number(text) : null)),
};

/** Fees of Bitcoin transactions, satoshi per virtual byte, by how soon they are included. */
export interface BitcoinFees {
  readonly nextBlock: number;
  readonly halfHour: number;
  readonly hour: number;
  readonly economy: number;
  readonly minimum: number;
}

const fees = v.pipe(
  v.object({
    fastestFee: amount,
    halfHourFee: amount,
    hourFee: amount,
    economyFee: amount,
    minimumFee: amount,
  }),
  v.transform(
    (wire): BitcoinFees => ({
      nextBlock: wire.fastestFee,
      halfHour: wire.halfHourFee,
      hour: wire.hourFee,
      economy: wire.economyFee,
      minimum: wire.minimumFee,
    }),
  ),
);

/** Fees of Bitcoin transactions now. */
export const bitcoinFees: Question<BitcoinFees> = {
  path: '/api/v1/fees/recommended',
  decode: jsonOf(fees),
};

/** A number at a time (epoch ms). */
export interface MiningPoint {
  readonly time: number;
  readonly value: number;
}

/** Bitcoin's mining: hash rates in hashes a second, oldest first. What it reports on now is null while its node is away. */
export interface BitcoinMining {
  readonly hashRate: number | null;
  readonly difficulty: number | null;
  readonly hashRates: readonly MiningPoint[];
  readonly difficulties: readonly MiningPoint[];
}

const hashRate = v.pipe(
  v.object({ timestamp: secondsTime, avgHashrate: amount }),
  v.transform(({ timestamp, avgHashrate }): MiningPoint => ({ time: timestamp, value: avgHashrate })),
);
const difficulty = v.pipe(
  v.object({ time: secondsTime, difficulty: amount }),
  v.transform((wire): MiningPoint => ({ time: wire.time, value: wire.difficulty })),
);
const mining = v.pipe(
  v.object({
    hashrates: rowsOf(hashRate),
    difficulty: rowsOf(difficulty),
    currentHashrate: positiveOrNull,
    currentDifficulty: positiveOrNull,
  }),
  v.transform(
    (wire): BitcoinMining => ({
      hashRate: wire.currentHashrate,
      difficulty: wire.currentDifficulty,
      hashRates: wire.hashrates.filter(({ value }) => value > 0),
      difficulties: wire.difficulty.filter(({ value }) => value > 0),
    }),
  ),
);

/** Hash rate and difficulty of Bitcoin over a span. */
export function bitcoinMining(
  span: '3d' | '1m' | '3m' | '6m' | '1y' | '2y' | '3y' | 'all',
): Question<BitcoinMining> {
  return { path: `/api/v1/mining/hashrate/${span}`, decode: jsonOf(mining) };
}
