import { formatRatio } from '@coinmirror/shared/format/percent.ts';
import { FEAR_GREED_WARMUP, fearGreedBand, fearGreedOf } from '@coinmirror/shared/indicators/fearGreed.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { between } from '../../../catalogue/content/news/figures.ts';
import { clock, dayName, p, signed, size, way, weekdayOf } from '../../../catalogue/content/news/wording.ts';
import { cnyPerUsd, gasAt, goldPrice, usdtPriceCny } from '../../economy/economy.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';

const flash = { section: 'flash', desk: 'data', source: '币镜数据' } as const;

/** OTC price of Tether, compared with the official rate. */
export const tetherPrice: Reporter = async (day): Promise<Draft[]> => {
  const hour = day + 14 * HOUR;
  const [price, before] = [usdtPriceCny(hour), usdtPriceCny(hour - DAY)];
  const premium = (price / cnyPerUsd(hour) - 1) * 100;
  const key = `otc-${hour}`;
  return [
    {
      hour,
      key,
      ...flash,
      coins: ['tether'],
      title: phrase(key, [
        `USDT 场外价报 ${price.toFixed(3)} 元，${premium >= 0 ? '正溢价' : '负溢价'} ${size(premium)}`,
        `USDT 场外价 ${price.toFixed(3)} 元，较昨日${way(price - before)} ${Math.abs(price - before).toFixed(3)} 元`,
      ]),
      content: p(
        `截至 ${clock(hour)}，USDT 场外价为 ${price.toFixed(3)} 元，同一时刻美元兑人民币为 ${cnyPerUsd(hour).toFixed(4)}，溢价率 ${signed(premium)}；24 小时前的场外价为 ${before.toFixed(3)} 元。`,
        '溢价率 = 场外价 ÷ 汇率 − 1，为正表示场外买入 USDT 比按汇率换算更贵。',
      ),
    },
  ];
};

/** Cost of a transfer on Ethereum, compared with a day and a week ago. */
export const gasPrice: Reporter = async (day): Promise<Draft[]> => {
  const hour = day + 20 * HOUR;
  const [now, yesterday, week] = [gasAt(hour), gasAt(hour - DAY), gasAt(hour - 7 * DAY)];
  const change = between(yesterday.standard, now.standard);
  if (Math.abs(change) < 35 && weekdayOf(hour) !== 3) return [];
  return [
    {
      hour,
      key: `gas-${hour}`,
      ...flash,
      desk: 'chain',
      source: '币镜链上数据',
      coins: ['ethereum'],
      title: `以太坊 Gas ${formatRatio(now.standard)} Gwei，较昨日同时${way(change)} ${size(change)}`,
      content: p(
        `截至 ${clock(hour)}，以太坊标准 Gas 为 ${formatRatio(now.standard)} Gwei，快速档 ${formatRatio(now.fast)} Gwei，基础费 ${formatRatio(now.baseFee)} Gwei。`,
        `昨日同时的标准档为 ${formatRatio(yesterday.standard)} Gwei，一周前为 ${formatRatio(week.standard)} Gwei。一笔普通转账消耗 21,000 Gas，费用 = Gas 单价 × 21,000。`,
      ),
    },
  ];
};

/** Gold, once a day if it moved, with the coins pegged to it. */
export const gold: Reporter = async (day): Promise<Draft[]> => {
  const hour = day + 22 * HOUR;
  const [price, before] = [goldPrice(hour), goldPrice(hour - DAY)];
  const change = between(before, price);
  if (Math.abs(change) < 0.6) return [];
  return [
    {
      hour,
      key: `gold-${hour}`,
      ...flash,
      coins: ['pax-gold', 'tether-gold'],
      title: `现货黄金 24 小时${way(change)} ${size(change)}，${clock(hour)} 报 $${price.toFixed(2)}`,
      content: p(
        `截至 ${clock(hour)}，现货黄金报每盎司 $${price.toFixed(2)}，24 小时前为 $${before.toFixed(2)}，${way(change)}幅 ${size(change)}。`,
        '黄金代币以一盎司或一克黄金为锚，价格随现货黄金变动，另含发行方的费用与流动性差异。',
      ),
    },
  ];
};

/** Sentiment of the day before, and comparisons. */
export const mood: Reporter = async (day, marketData): Promise<Draft[]> => {
  const days = await marketData.days('bitcoin', day, FEAR_GREED_WARMUP + 7);
  if (days.length < FEAR_GREED_WARMUP + 7) return [];
  const indexAgo = (count: number) =>
    fearGreedOf(days.slice(days.length - FEAR_GREED_WARMUP - count, days.length - count));
  const [last, before, week] = [indexAgo(0), indexAgo(1), indexAgo(6)];
  const hour = day + 8 * HOUR;
  const key = `mood-${hour}`;
  const label = fearGreedBand(last);
  const turned = label !== fearGreedBand(before);
  return [
    {
      hour,
      key,
      minute: 5,
      ...flash,
      source: '币镜恐惧贪婪指数',
      coins: ['bitcoin'],
      important: turned,
      title: turned
        ? `恐惧贪婪指数报 ${last}，由「${fearGreedBand(before)}」转为「${label}」`
        : phrase(key, [
            `恐惧贪婪指数报 ${last}，处于「${label}」`,
            `恐惧贪婪指数较前一日变动 ${last - before > 0 ? '+' : ''}${last - before}，报 ${last}`,
          ]),
      content: p(
        `${dayName(day - DAY)}的恐惧贪婪指数为 ${last}（${label}），前一日为 ${before}，一周前为 ${week}。`,
        '指数由波动率、成交量与动能、趋势等分项加权，0 表示极度恐惧，100 表示极度贪婪，只描述情绪，不预示方向。',
      ),
    },
  ];
};
