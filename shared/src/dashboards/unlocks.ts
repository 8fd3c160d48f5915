import type { Column } from '../columns/column.ts';
import { unlockColumns } from '../columns/unlocks.ts';
import { amount, number } from '../columns/values.ts';
import type { UnlockList } from '../contract/unlocks.ts';
import { writeAmount } from '../format/written.ts';
import { linkTo } from '../routes/link.ts';
import { UNLOCK_RANGE_NAMES, unlocksSentence } from '../sentences/unlocks.ts';
import { dashboard } from './dashboards.ts';

/** The sums of a range, which their names tell. */
function factsOf({ range, rows }: UnlockList): readonly Column<UnlockList>[] {
  const name = UNLOCK_RANGE_NAMES[range];
  const coins = new Set(rows.map(({ code }) => code)).size;
  return [
    amount<UnlockList>('cliff', `${name}一次性解锁`, (value) => value.cliffValue, {
      definition: 'cliffUnlock',
    }),
    number<UnlockList>(
      'count',
      '次数',
      (value) => value.count,
      (value) => writeAmount(value.count, '次', 'full'),
      {
        width: 92,
      },
    ),
    amount<UnlockList>('linear', `${name}线性释放`, (value) => value.linearValue, {
      definition: 'linearUnlock',
    }),
    number<UnlockList>(
      'coins',
      '涉及币种',
      () => coins,
      () => writeAmount(coins, '个', 'full'),
      { width: 92 },
    ),
  ];
}

/** Unlocks of all coins. */
export const unlocksDashboard = dashboard({
  description:
    '代币解锁日程：未来 7 天、本月与 90 天的一次性与线性解锁，数量、价值、占流通、受益方与前后 7 天涨跌。',
  interpretation: {
    meaning: '各币种将要解锁的代币：何时、多少、占流通多少、给谁，以及过去的解锁前后价格怎样变化。',
    howToRead: [
      '占流通比金额更要紧：同样一亿美元，对流通量小的币是大事，对大币只是零头。',
      '给团队与投资人的成本低，给社区与激励的多用于发放；给国库的常常不会马上进入市场。',
      '前 7 天、后 7 天是收盘价的变化，大盘同时在动，单次不能说明因果，多次的中位数稍好一些。',
    ],
    weakPoints: [
      '解锁是可以卖，不是已经卖；项目方也可能改期或改量。',
      '线性释放每天都有，没有一个“当天”，所以不计前后 7 天。',
    ],
    simulatedPoints: ['演示数据中的日程、数量与受益方都是虚构的。'],
    formula:
      '价值 = 数量 × 现价（已过去的用当日收盘价）；占流通 = 数量 ÷ 解锁前流通量；前 7 天 = 当日收盘 ÷ 7 日前收盘 − 1；后 7 天 = 7 日后收盘 ÷ 当日收盘 − 1',
    source: '项目方公布的解锁计划',
    cadence: '日程每日，价值约每 5 秒',
  },
  sentence: unlocksSentence,
  facts: factsOf,
  table: {
    id: 'unlocks',
    title: '解锁明细',
    columns: unlockColumns,
    rows: ({ rows }: UnlockList) => rows,
    key: ({ id }) => id,
    leadsTo: ({ code }) => linkTo('coin', { coinCode: code }),
    footnotes: [
      '线性的一行是所选范围内尚未释放的合计；占流通按解锁前的流通量，没有人公布时按现在的。',
      '历次后 7 天：这个币近一年各次一次性解锁之后 7 天涨跌的中位数。',
    ],
  },
});
