import type { Stance } from '@coinmirror/shared/contract/bigEvents.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { BEIJING, DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { Speaker, Speech } from '../../ports/speeches.ts';
import { phrase } from '../random/phrase.ts';

/** Fictional speakers: roles, no real names. */
export const SPEAKERS = [
  { id: 'miner', name: '老矿工阿岳', role: '矿场经营者（虚构）' },
  { id: 'quant', name: '量化研究员 K', role: '量化基金研究员（虚构）' },
  { id: 'macro', name: '宏观观察者林默', role: '宏观分析师（虚构）' },
  { id: 'onchain', name: '链上侦探小北', role: '链上数据分析师（虚构）' },
  { id: 'trader', name: '合约老炮周野', role: '合约交易员（虚构）' },
  { id: 'builder', name: '协议开发者 0xMu', role: '开发者（虚构）' },
] as const satisfies readonly Speaker[];
type SpeakerId = (typeof SPEAKERS)[number]['id'];

/** One statement every four days in turn; statements are kept for half a year. */
const EVERY = 4 * DAY;
const RETAINED = 180 * DAY;
const COINS = ['bitcoin', 'ethereum', 'solana', 'bitcoin', 'ripple', 'dogecoin', 'chainlink'] as const;

/** Statements of the half year up to now (epoch ms), newest first. */
export function speechesUntil(now: number): readonly Speech[] {
  const last = Math.floor((now + BEIJING) / EVERY);
  return Array.from({ length: Math.floor(RETAINED / EVERY) }, (_, back) => said(last - back)).filter(
    ({ time }) => time <= now,
  );
}

function said(turn: number): Speech {
  const key = keyOf('speech', 0);
  const chance = (at: number) => uniform(key, turn * 5 + at);
  const speaker = SPEAKERS[Math.floor(chance(0) * SPEAKERS.length)]?.id ?? 'macro';
  const coin = COINS[Math.floor(chance(1) * COINS.length)] ?? 'bitcoin';
  const stance = chance(2) < 0.6 ? 'bull' : 'bear';
  const time = turn * EVERY - BEIJING + Math.floor(9 + chance(3) * 13) * HOUR;
  const id = `${speaker}-${turn}`;
  return { id, time, speaker, stance, coin, content: wordsOf(speaker, stance, id) };
}

const BULL: Readonly<Record<SpeakerId, readonly [string, ...string[]]>> = {
  miner: [
    '难度还在涨，说明愿意投入的人没有走，我不会在这里卖出挖到的币。',
    '关机价附近的卖压已经释放得差不多了。',
  ],
  quant: ['资金费率回到中性而价格没有跌，模型给出的是偏多信号。', '波动率压缩到低位，突破方向偏上。'],
  macro: ['流动性环境在改善，风险资产会先反应。', '避险情绪退潮，资金会重新寻找弹性。'],
  onchain: ['长期持有者的占比还在升，交易平台余额在降。', '大额地址这一周净增持，成本就在附近。'],
  trader: ['下方承接有力，回踩不破我就继续持有多单。', '空头挤得太满，容易被反向清算。'],
  builder: ['活跃开发者和调用次数都在涨，基本面走在价格前面。', '升级之后手续费下降，使用会上来。'],
};
const BEAR: Readonly<Record<SpeakerId, readonly [string, ...string[]]>> = {
  miner: ['电费涨了，小矿场在卖币交电费，短期压力不小。', '算力成本线在下面，现在的位置不便宜。'],
  quant: ['上涨缺少成交配合，动量因子已经转弱。', '基差偏高，期现套利的平仓会带来抛压。'],
  macro: ['利率预期还在上移，高波动资产要打折。', '美元走强时不要和趋势作对。'],
  onchain: ['交易平台净流入连续放大，先小心。', '沉睡多年的地址开始转出，通常不是好消息。'],
  trader: ['前高没站稳，量也跟不上，我选择先减仓。', '多单拥挤，资金费率偏高，等一次清洗。'],
  builder: ['激励退坡之后使用量还没有证明自己。', '费用收入在下降，估值需要时间消化。'],
};

function wordsOf(speaker: SpeakerId, stance: Stance, key: string): string {
  return phrase(key, (stance === 'bull' ? BULL : BEAR)[speaker]);
}
