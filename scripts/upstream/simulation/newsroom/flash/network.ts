import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { estimatedHeight, nextHalving, RECENT_BLOCK_SECONDS } from '@coinmirror/shared/indicators/halving.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { p } from '../../../catalogue/content/news/wording.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';

/** Bitcoin block heights at multiples of this are reported. */
const ROUND = 500;

/** Bitcoin's block height, and the distance to its next halving. */
export const bitcoinHeight: Reporter = async (day) => {
  const drafts: Draft[] = [];
  for (let hour = day; hour < day + DAY; hour += HOUR) {
    const height = Math.floor(estimatedHeight(hour) / ROUND) * ROUND;
    if (estimatedHeight(hour - HOUR) >= height) continue;
    const halving = nextHalving(height, hour, RECENT_BLOCK_SECONDS);
    const key = `height-${height}`;
    drafts.push({
      hour,
      key,
      section: 'flash',
      desk: 'chain',
      source: '币镜链上数据',
      coins: ['bitcoin'],
      important: height % 10_000 === 0,
      title: phrase(key, [
        `比特币区块高度达到 ${formatCount(height)}，距下次减半 ${formatCount(halving.remaining)} 个区块`,
        `比特币出至第 ${formatCount(height)} 个区块，减半进度 ${halving.progress.toFixed(1)}%`,
      ]),
      content: p(
        `比特币区块高度达到 ${formatCount(height)}，下一次减半位于高度 ${formatCount(halving.target)}，还有 ${formatCount(halving.remaining)} 个区块，届时区块奖励由 ${halving.reward} BTC 降为 ${halving.nextReward} BTC。`,
        `按近期平均 ${RECENT_BLOCK_SECONDS} 秒一个区块估算，时间约为 ${formatDate(halving.expectedAt)}；实际日期随全网算力与难度调整而变化。`,
      ),
    });
  }
  return drafts;
};
