import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { normalCumulative } from '@coinmirror/shared/indicators/optionPricing/normal.ts';
import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';

/** Blocks between two adjustments of Bitcoin's difficulty. */
export const RETARGET_BLOCKS = 2_016;
/** ms between two blocks at which the difficulty stays as it is. */
export const TARGET_BLOCK = 10 * MINUTE;
/** ms around the expected time of which the probability is told. */
const AROUND = 12 * HOUR;
/** Never sure before its block is found. */
const MOST = 99;

/** An adjustment of Bitcoin's difficulty. */
export interface Retarget {
  /** Of the first block with the new difficulty. */
  readonly height: number;
  /** Epoch ms. */
  readonly time: number;
  /** 0: it has come. */
  readonly remainingBlocks: number;
  /** % by which it is going to change; null if unknown. */
  readonly change: number | null;
}

/** What a calendar says of an adjustment. */
export function retargetWords({ height, remainingBlocks, change }: Retarget) {
  const isAhead = remainingBlocks > 0;
  const blocks = height.toLocaleString('en');
  const going = change === null ? '' : `，预计 ${formatPercent(change, 1)}`;
  return {
    id: `difficulty-bitcoin-${height}`,
    title: `${isAhead ? '预计：' : ''}比特币挖矿难度调整（区块 ${blocks}${isAhead ? going : ''}）`,
    method: isAhead
      ? `每 ${RETARGET_BLOCKS.toLocaleString('en')} 个区块调整一次，还差 ${remainingBlocks.toLocaleString('en')} 个，按出块速度估算；置信度是落在估算时间前后 12 小时内的概率，只计出块的随机性`
      : `每 ${RETARGET_BLOCKS.toLocaleString('en')} 个区块调整一次`,
    confidence: isAhead ? retargetConfidence(remainingBlocks) : null,
  };
}

/** Probability (%) that so many blocks take within twelve hours of what is expected: each comes by chance alone. */
export function retargetConfidence(remainingBlocks: number): number {
  const deviation = Math.sqrt(remainingBlocks) * TARGET_BLOCK;
  return Math.min(Math.floor((2 * normalCumulative(AROUND / deviation) - 1) * 100), MOST);
}
