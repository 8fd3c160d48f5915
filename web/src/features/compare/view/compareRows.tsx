import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatRatio, formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatSupply } from '@coinmirror/shared/format/supply.ts';
import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { linkText } from '#ui/link/linkText.ts';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Time } from '#ui/time/Time.tsx';

export interface CompareRow {
  readonly key: string;
  readonly name: string;
  readonly cell: (coin: CoinDetail) => ReactNode;
  /** What decides whether the coins differ here. */
  readonly value: (coin: CoinDetail) => string | number | null;
}

export interface CompareGroup {
  readonly name: string;
  readonly rows: readonly CompareRow[];
}

type Read = (coin: CoinDetail) => number | null;

const price = (key: string, name: string, value: Read): CompareRow => ({
  key,
  name,
  value,
  cell: (coin) => <Money usd={value(coin)} kind="price" />,
});
const amount = (key: string, name: string, value: Read): CompareRow => ({
  key,
  name,
  value,
  cell: (coin) => <Money usd={value(coin)} kind="amount" />,
});
const change = (key: string, name: string, value: Read): CompareRow => ({
  key,
  name,
  value,
  cell: (coin) => <Percent value={value(coin)} />,
});
const share = (key: string, name: string, value: Read): CompareRow => ({
  key,
  name,
  value,
  cell: (coin) => formatShare(value(coin)),
});
const words = (key: string, name: string, value: (coin: CoinDetail) => string): CompareRow => ({
  key,
  name,
  value,
  cell: (coin) => value(coin) || MISSING,
});
const link = (key: string, name: string, value: (coin: CoinDetail) => string): CompareRow => ({
  key,
  name,
  value,
  cell: (coin) =>
    value(coin) ? <ExternalLink href={value(coin)}>{linkText(value(coin))}</ExternalLink> : MISSING,
});
const date = (key: string, name: string, value: Read): CompareRow => ({
  key,
  name,
  value,
  cell: (coin) => <Time value={value(coin)} form="date" />,
});

/** Everything two coins are compared by. Money in USD, shown in the visitor's unit. */
export const COMPARE_GROUPS: readonly CompareGroup[] = [
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
      {
        key: 'volumeRatio',
        name: '量比',
        value: ({ quote }) => quote.volumeRatio,
        cell: ({ quote }) => formatRatio(quote.volumeRatio),
      },
    ],
  },
  {
    name: '市值与供应',
    rows: [
      {
        key: 'rank',
        name: '排名',
        value: (coin) => coin.rank,
        cell: (coin) => coin.rank ?? MISSING,
      },
      amount('marketCap', '流通市值', ({ quote }) => quote.marketCap),
      amount('fdv', '总市值（FDV）', ({ quote }) => quote.fullyDilutedValue),
      share('marketShare', '全球市值占比', ({ quote }) => quote.marketShare),
      {
        key: 'supply',
        name: '流通数量',
        value: ({ supply }) => supply.circulating,
        cell: ({ supply, symbol }) => formatSupply(supply.circulating, symbol),
      },
      {
        key: 'maxSupply',
        name: '最大供应量',
        value: ({ supply }) => (supply.isUnlimited ? 'unlimited' : supply.max),
        cell: ({ supply, symbol }) => formatSupply(supply.max, symbol, supply.isUnlimited),
      },
      share('circulationRate', '流通率', ({ supply }) => supply.circulationRate),
      {
        key: 'holders',
        name: '持币地址数',
        value: ({ supply }) => supply.holders,
        cell: ({ supply }) => formatCount(supply.holders),
      },
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
