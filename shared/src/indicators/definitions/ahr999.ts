import { MARKET_SOURCE } from '../../definitions/definition.ts';
import { indicatorPages } from '../../manifest/indicators.ts';
import { ahr999Price, ahr999Series } from '../ahr999.ts';
import type { Indicator } from './indicator.ts';

/** ahr999, the hoarding indicator. */
export const ahr999Indicator = {
  key: 'ahr999',
  page: 'dataAhr',
  name: indicatorPages.dataAhr.title,
  short: 'ahr999',
  meaning: '衡量比特币相对长期定投成本与指数增长估值的位置。',
  formula:
    '（价格 ÷ 200 日定投成本）×（价格 ÷ 拟合价）；定投成本 = 最近 200 日收盘价的调和平均；拟合价 = 10^(5.84 × lg 币龄天数 − 17.01)；币龄从 2009-01-03 起算',
  unit: '',
  interpretation: '低于 0.45 为抄底区，0.45–1.2 为定投区，1.2–5 为等待区，高于 5 为高位。',
  otherBases: [
    {
      name: '200 日定投成本',
      difference:
        '每天投入同样金额，平均成本是收盘价的调和平均，本站用它。有的站用几何平均或算术平均，成本高出约 1%–4%，指标随之偏低。',
    },
  ],
  source: MARKET_SOURCE,
  refresh: '每日',
  author: '微博用户 ahr999（九神）',
  year: 2018,
  origin: '《囤比特币》系列文章；0.45 与 1.2 两条线出自原文，高位线 5 为后来各数据站沿用',
  kind: 'ratio',
  digits: 4,
  scale: 'log',
  priceName: '比特币价格',
  lines: [
    { key: 'fit', name: '拟合价' },
    { key: 'cost200', name: '200日定投成本' },
  ],
  bands: [
    {
      key: 'bottom',
      name: '抄底',
      from: null,
      to: 0.45,
      tone: 'success',
      meaning: '价格明显低于长期成本与拟合价，历史上只在熊市底部附近出现。',
    },
    {
      key: 'invest',
      name: '定投',
      from: 0.45,
      to: 1.2,
      tone: 'info',
      meaning: '价格与长期成本、拟合价相近，原作者建议在这一区间分批定投。',
    },
    {
      key: 'wait',
      name: '等待',
      from: 1.2,
      to: 5,
      holdsTo: true,
      tone: 'warning',
      meaning: '价格高于长期成本与拟合价，原作者建议停止买入、持币等待。',
    },
    {
      key: 'high',
      name: '高位',
      from: 5,
      to: null,
      tone: 'error',
      meaning: '价格远高于长期成本与拟合价，历史上只在牛市顶部附近出现。',
    },
  ],
  priceAt: (threshold, { lines: [fit = null, cost = null] }) => ahr999Price(threshold, cost, fit),
  series: ahr999Series,
  howToRead: [
    '它把两个比值相乘：价格对 200 日定投成本，说明最近半年多的买入者是赚是亏；价格对拟合价，说明离长期增长曲线有多远。两者同为 1 时，指标为 1。',
    '价格变动 1%，指标约变动 2%。触发价按当日的成本与拟合价反推：价格 = √（界线 × 200 日成本 × 拟合价）。',
    '它为囤币者设计，回答“现在适不适合分批买入”，不回答“什么时候卖出”。',
  ],
  weakPoints: [
    '拟合价假设价格按币龄的幂一直增长。增速放缓后，拟合价会越来越高于市价，指标整体偏低，固定的界线就会失真。',
    '两个系数由作者用 2018 年以前的数据拟合，之后没有再调整；样本只有几轮周期。',
    '只看价格，不看链上持仓、资金流与宏观环境；急跌时 200 日成本反应慢。',
  ],
  cadence: '每日北京时间 24 点收盘定值；当日一点随价格变动',
} as const satisfies Indicator;
