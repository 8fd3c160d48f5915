import type { Column, Own } from '../columns/column.ts';
import { dexPoolColumns } from '../columns/dexPools.ts';
import { amount, number } from '../columns/values.ts';
import type { DexPoolList } from '../contract/dashboards/dexPools.ts';
import { writeAmount } from '../format/written.ts';
import { linkTo } from '../routes/link.ts';
import { poolsSentence } from '../sentences/dexPools.ts';
import { dashboard } from './dashboards.ts';

const many = (
  id: string,
  label: string,
  read: (value: DexPoolList) => number,
  own: Own<DexPoolList> = {},
): Column<DexPoolList> =>
  number(id, label, read, (value) => writeAmount(read(value), '个', 'full'), { width: 92, ...own });

/** The sentence says it too, and a phone has no room for both. */
const saidAbove = { phone: 'hidden' } as const;

const facts: readonly Column<DexPoolList>[] = [
  many('pools', '列出', ({ rows }) => rows.length, saidAbove),
  amount('volume', '合计 24H成交额', (value) => value.volume24h, { definition: 'poolVolume' }),
  amount('liquidity', '合计流动性', (value) => value.liquidity, { definition: 'poolLiquidity' }),
  many('marked', '有风险提示', ({ rows }) => rows.filter(({ marks }) => marks.length > 0).length, {
    definition: 'poolMarks',
  }),
  many('hidden', '未列出', ({ hidden }) => hidden, saidAbove),
];

/** Liquidity pools of decentralised exchanges. */
export const poolsDashboard = dashboard({
  description:
    'DEX 热门与新建资金池：价格、5 分钟到 24 小时涨跌、成交额、流动性、买卖笔数与地址数、创建时间，以及由数字算出的风险提示。',
  interpretation: {
    meaning: '去中心化交易所里热门的与刚创建的资金池：谁在交易，池子有多深，数字里有什么可疑。',
    howToRead: [
      '先看流动性：池子浅，买得进不等于卖得出，涨幅也不作数。',
      '买家多而卖家极少，可能是合约不让卖出；成交额是流动性的几十倍，多半是来回刷出的。',
      '代币的名称与符号由发行者自己写，可以冒用知名的币。只有合约地址对得上的才链接到币种页。',
    ],
    weakPoints: [
      '风险提示只看数字，不检查合约代码、持币集中度与流动性是否锁定；没有提示不等于安全。',
      '热门的排序来自数据来源自己的算法，可以被刷。',
    ],
    simulatedPoints: ['演示数据中的池子由已收录的币与 DEX 组成，价格等于该币现价，地址是虚构的。'],
    formula:
      '成交/流动性 = 24H成交额 ÷ 流动性；FDV = 池内价格 × 总供应量；价格偏离 = 池内价格 ÷ 该币全市场价格 − 1',
    source: '各 DEX 合约的池子与成交记录',
    cadence: '约每 3 分钟',
  },
  sentence: poolsSentence,
  facts: (_value: DexPoolList) => facts,
  table: {
    id: 'dex-pools',
    title: '资金池',
    columns: dexPoolColumns('trending'),
    rows: ({ rows }: DexPoolList) => rows,
    key: ({ id }) => id,
    leadsTo: ({ base }) => (base.code === '' ? null : linkTo('coin', { coinCode: base.code })),
    footnotes: [
      '默认不列流动性不足 1 万美元或未知的池子；-- 表示没有公布或数字不可信。',
      '代币名称由发行者自己填写，本站不核实；买入前核对合约地址。',
    ],
  },
});
