import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import type { Question } from '../../question/question.ts';

/** The next change of Bitcoin's difficulty, as it is going. */
export interface DifficultyAdjustment {
  /** % of the period's blocks that are found. */
  readonly progress: number;
  /** % by which the difficulty will change. */
  readonly change: number;
  /** Epoch ms. */
  readonly expectedAt: number;
  readonly remainingBlocks: number;
  /** Of the first block with the new difficulty. */
  readonly nextHeight: number;
  /** Mean time between blocks, ms. */
  readonly blockTime: number;
}

const adjustment = v.pipe(
  v.object({
    progressPercent: amount,
    difficultyChange: amount,
    estimatedRetargetDate: amount,
    remainingBlocks: amount,
    nextRetargetHeight: amount,
    timeAvg: amount,
  }),
  v.transform(
    (wire): DifficultyAdjustment => ({
      progress: wire.progressPercent,
      change: wire.difficultyChange,
      expectedAt: wire.estimatedRetargetDate,
      remainingBlocks: wire.remainingBlocks,
      nextHeight: wire.nextRetargetHeight,
      blockTime: wire.timeAvg,
    }),
  ),
);

/** The next change of Bitcoin's difficulty. */
export const difficultyAdjustment: Question<DifficultyAdjustment> = {
  path: '/api/v1/difficulty-adjustment',
  decode: jsonOf(adjustment),
};
