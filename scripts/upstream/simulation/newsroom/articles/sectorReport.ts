import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { changeOf, meanOf, usualOf } from '../../../catalogue/content/news/figures.ts';
import { byChange, type Stretch, stretchOf } from '../../../catalogue/content/news/stretch.ts';
import {
  dayName,
  h2,
  list,
  p,
  signed,
  size,
  way,
  weekdayOf,
  worth,
} from '../../../catalogue/content/news/wording.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';
import { membersAt } from '../subjects.ts';
import { state } from './closings.ts';

const WEEK = 7;
const LEAST_COINS = 3;

interface Coverage {
  readonly concept: string;
  readonly name: string;
  readonly section: 'defi' | 'nft';
  /** Sunday is 0. */
  readonly weekday: number;
  readonly basics: string;
}

const COVERAGES: readonly Coverage[] = [
  {
    concept: 'defi',
    name: 'DeFi',
    section: 'defi',
    weekday: 2,
    basics:
      '治理代币的价格与协议的锁仓、收入并不总是同步：锁仓以代币计价时会随币价变动，收入是否归代币持有者取决于各协议的规则，阅读时应分开看。',
  },
  {
    concept: 'dex',
    name: '去中心化交易所',
    section: 'defi',
    weekday: 5,
    basics:
      '去中心化交易所的成交额来自资金池，池子越深，同样大小的交易造成的滑点越小；代币价格反映的是市场对协议未来收入与治理权的定价，不等于成交额本身。',
  },
  {
    concept: 'nft',
    name: 'NFT',
    section: 'nft',
    weekday: 4,
    basics:
      'NFT 板块的代币多为平台、链游或社区代币，与单个藏品的地板价是两件事：前者可分割、流动性高，后者逐件成交，报价稀疏。',
  },
  {
    concept: 'gaming',
    name: '链游',
    section: 'nft',
    weekday: 0,
    basics:
      '链游代币的供给常随游戏产出增加，观察时除价格外还应看解锁与产出速度；活跃地址数容易被脚本放大，宜与链上手续费一并参考。',
  },
];

/** A sector's week: DeFi on Tuesday and Friday, NFT on Thursday and Sunday. */
export const sectorReport: Reporter = async (day, marketData) => {
  const drafts: Draft[] = [];
  for (const coverage of COVERAGES) {
    if (weekdayOf(day) !== coverage.weekday) continue;
    const stretches: Stretch[] = [];
    for (const coin of membersAt(coverage.concept, day - 2 * WEEK * DAY)) {
      const stretch = stretchOf(coin, await marketData.days(coin.code, day, 2 * WEEK), 2 * WEEK);
      if (stretch) stretches.push(stretch);
    }
    const bitcoin = await marketData.days('bitcoin', day, WEEK);
    if (stretches.length >= LEAST_COINS && bitcoin.length === WEEK) {
      drafts.push(reportOf(coverage, day, stretches, (bitcoin.at(-1)?.close ?? 1) / (bitcoin[0]?.open ?? 1)));
    }
  }
  return drafts;
};

function reportOf(
  coverage: Coverage,
  day: number,
  stretches: readonly Stretch[],
  bitcoinRatio: number,
): Draft {
  const weeks = stretches.flatMap(({ coin, days }) => stretchOf(coin, days.slice(-WEEK), WEEK) ?? []);
  const sorted = byChange(weeks);
  const mean = meanOf(weeks.map(({ change }) => change));
  const bitcoin = (bitcoinRatio - 1) * 100;
  const turnover = weeks.reduce((sum, one) => sum + one.turnover, 0);
  const before = stretches.reduce((sum, one) => sum + one.turnover, 0) - turnover;
  const key = `sector-${coverage.concept}-${day}`;
  const [best] = sorted;
  const worst = sorted.at(-1);
  const rising = weeks.filter(({ change }) => change > 0).length;
  return {
    hour: day + 11 * HOUR,
    quotedAt: day,
    minute: 0,
    key,
    section: coverage.section,
    desk: 'data',
    source: '币镜概念板块',
    headline: coverage.concept === 'defi' || coverage.concept === 'nft',
    coins: sorted.slice(0, 4).map(({ coin }) => coin.code),
    title: phrase(key, [
      `${coverage.name} 一周：板块均${way(mean)} ${size(mean)}，${best?.coin.symbol ?? ''} 表现居前`,
      `${coverage.name} 周度观察：${rising} 涨 ${weeks.length - rising} 跌，${mean > bitcoin ? '强于' : '弱于'}比特币`,
    ]),
    content:
      p(
        `截至 ${dayName(day - DAY)}的 7 天，${coverage.name} 板块 ${weeks.length} 个币种等权平均变动 ${signed(mean)}，同期比特币 ${signed(bitcoin)}，相对强弱为 ${signed(mean - bitcoin)}。`,
      ) +
      h2('个币表现') +
      list(sorted.map((one) => `${state(one)}，7 日成交额 ${worth(one.turnover)}`)) +
      h2('成交') +
      p(
        `板块 7 日成交额 ${worth(turnover)}，再前 7 日为 ${worth(before)}，${turnover >= before ? '增加' : '减少'} ${size((turnover / before - 1) * 100)}。`,
        best && worst
          ? `涨幅居首的 ${best.coin.symbol} 日均波动 ${size(usualOf(best.days.map(changeOf)))}，跌幅居首的 ${worst.coin.symbol} 为 ${size(usualOf(worst.days.map(changeOf)))}。`
          : '',
      ) +
      h2('阅读提示') +
      p(coverage.basics) +
      p('板块成分见概念页；样本为该板块中市值居前、不锚定法币的币种，等权计算。'),
  };
}
