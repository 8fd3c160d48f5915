import * as v from 'valibot';
import { jsonOf } from '../../decode/jsonOf.ts';
import type { Question } from '../../question/question.ts';

/** Fees of one Ethereum block, in Gwei. */
export interface BlockFees {
  readonly block: number;
  readonly baseFee: number;
  /** % of the block's gas limit that was used. */
  readonly gasUsed: number;
  /** What was paid above the base fee, at the 10th, 50th and 90th percentile of the block's gas. */
  readonly tips: readonly [number, number, number];
}

/** Fees of the newest Ethereum blocks, in Gwei; oldest block first. */
export interface FeeHistory {
  readonly blocks: readonly BlockFees[];
  /** Base fee of the block that comes next. */
  readonly nextBaseFee: number;
}

const quantity = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,32}$/i));

const whole = v.pipe(quantity, v.transform(Number), v.safeInteger());

/** Wei are whole numbers of up to 128 bits: divided before they lose digits. */
const gwei = v.pipe(
  quantity,
  v.transform((hex) => Number(BigInt(hex) / 1_000n) / 1e6),
);

const history = v.object({
  oldestBlock: whole,
  baseFeePerGas: v.array(gwei),
  gasUsedRatio: v.array(v.number()),
  reward: v.array(v.tuple([gwei, gwei, gwei])),
});

const answer = v.pipe(
  v.object({ result: history }),
  v.rawTransform(({ dataset, addIssue, NEVER }): FeeHistory => {
    const { oldestBlock, baseFeePerGas, gasUsedRatio, reward } = dataset.value.result;
    const blocks = reward.flatMap((tips, at): BlockFees[] => {
      const [baseFee, ratio] = [baseFeePerGas[at], gasUsedRatio[at]];
      if (baseFee === undefined || ratio === undefined) return [];
      return [{ block: oldestBlock + at, baseFee, gasUsed: ratio * 100, tips }];
    });
    const nextBaseFee = baseFeePerGas[reward.length];
    if (nextBaseFee !== undefined && blocks.length === reward.length) return { blocks, nextBaseFee };
    addIssue({ message: 'columns of different lengths' });
    return NEVER;
  }),
);

/** Fees of the last 20 Ethereum blocks, asked of a node by JSON-RPC. */
export const feeHistory: Question<FeeHistory> = {
  path: '/',
  post: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_feeHistory',
    params: ['0x14', 'latest', [10, 50, 90]],
  }),
  decode: jsonOf(answer),
};
