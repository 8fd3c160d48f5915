import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatRatio } from '@coinmirror/shared/format/percent.ts';
import { formatSupply } from '@coinmirror/shared/format/supply.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ComparedHead } from './CompareTable.tsx';
import type { CompareGroup } from './compareRow.ts';
import { rowMakers } from './rowMakers.tsx';

const { price, amount, change, share, number, words, link, date } = rowMakers<CoinDetail>();

/** A coin at the head of its column. */
export function coinHead({ code, name, logo }: CoinDetail): ComparedHead {
  return { code, name, logo, href: hrefTo('coin', { coinCode: code }) };
}

/** All rows of the coin comparison. Money in USD, shown in the visitor's currency. */
export const COMPARE_GROUPS: readonly CompareGroup<CoinDetail>[] = [
  {
    name: '行情',
    rows: [
      price('price', '价格', ({ quote }) => quote.price),
      change('change1h', '1小时涨幅', ({ quote }) => quote.change1h),
      change('change24h', '24H涨幅', ({ quote }) => quote.change24h),
      change('change7d', '7日涨幅', ({ quote }) => quote.change7d),
      amount('volume24h', '24H成交额', ({ quote }) => quote.volume24h),
      share('turnoverRate', '换手率', ({ quote }) => quote.turnoverRate),
      share('amplitude', '24H振幅', ({ quote }) => quote.amplitude24h),
      number('volumeRatio', '量比', ({ quote }) => quote.volumeRatio, formatRatio),
    ],
  },
  {
    name: '市值与供应',
    rows: [
      number(
        'rank',
        '排名',
        (coin) => coin.rank,
        (rank) => String(rank ?? MISSING),
      ),
      amount('marketCap', '流通市值', ({ quote }) => quote.marketCap),
      amount('fdv', '总市值（FDV）', ({ quote }) => quote.fullyDilutedValue),
      share('marketShare', '全球市值占比', ({ quote }) => quote.marketShare),
      {
        key: 'supply',
        name: '流通数量',
        value: ({ supply }) => supply.circulatingSupply,
        cell: ({ supply, symbol }) => formatSupply(supply.circulatingSupply, symbol),
      },
      {
        key: 'maxSupply',
        name: '最大供应量',
        value: ({ supply }) => (supply.isUnlimited ? 'unlimited' : supply.max),
        cell: ({ supply, symbol }) => formatSupply(supply.max, symbol, supply.isUnlimited),
      },
      share('circulationRate', '流通率', ({ supply }) => supply.circulationRate),
      number('holders', '持币地址数', ({ supply }) => supply.holders, formatCount),
    ],
  },
  {
    name: '历史',
    rows: [
      price('ath', '历史最高', ({ history }) => history.allTimeHigh),
      date('athAt', '最高日期', ({ history }) => history.allTimeHighAt),
      change('drawdown', '距历史最高', ({ history }) => history.drawdown),
      price('atl', '历史最低', ({ history }) => history.allTimeLow),
    ],
  },
  {
    name: '发行与共识',
    rows: [
      words('chain', '所属公链', ({ chain }) => chain.name),
      words('consensus', '共识', ({ chain }) => chain.consensus),
      words('algorithm', '算法', ({ chain }) => chain.algorithm),
      words('issueMode', '发行方式', ({ chain }) => chain.issueMode),
      date('genesis', '创世时间', ({ chain }) => chain.genesisAt),
    ],
  },
  {
    name: '社交',
    rows: [
      link('twitter', 'X', ({ links }) => links.twitter),
      link('reddit', 'Reddit', ({ links }) => links.reddit),
      link('telegram', 'Telegram', ({ links }) => links.telegram),
      link('sourceCode', '源代码', ({ links }) => links.sourceCode[0] ?? ''),
    ],
  },
];
