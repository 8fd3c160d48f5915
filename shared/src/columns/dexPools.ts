import type { DexPoolRow } from '../contract/dashboards/dexPools.ts';
import { formatAmount } from '../format/amount.ts';
import { formatPercent } from '../format/percent.ts';
import { UNKNOWN, type Written } from '../format/written.ts';
import { type PoolKind, type PoolMark, poolTurnover } from '../indicators/poolMarks.ts';
import { linkTo } from '../routes/link.ts';
import type { Column, Subject } from './column.ts';
import { ago, times } from './moreValues.ts';
import { amount, change, number, price } from './values.ts';
import { remarks, rowName, text } from './words.ts';

/** What each mark says; those with a number say it. */
const MARK_WORDS: Readonly<Record<PoolMark, (row: DexPoolRow) => string>> = {
  fewSellers: () => '卖出者极少',
  offPrice: ({ premium }) => `价格偏离 ${formatPercent(premium)}`,
  thin: () => '流动性低',
  churned: (row) => `成交为流动性的 ${formatAmount(Math.round(poolTurnover(row) ?? 0))} 倍`,
  young: () => '新池',
};

/** What a pool's numbers warn of, in words, the gravest first. */
function poolMarkWords(row: DexPoolRow): readonly string[] {
  return row.marks.map((mark) => MARK_WORDS[mark](row));
}

/** A pool by its pair; it leads to the coin of ours that it trades, never to what a stranger's token says. */
function subjectOf({ base, quote, chainName, dex }: DexPoolRow): Subject {
  return {
    name: `${base.symbol}/${quote.symbol}`,
    note: `${chainName} · ${dex}`,
    logo: base.logo,
    link: base.code === '' ? null : linkTo('coin', { coinCode: base.code }),
  };
}

function both(one: number | null, other: number | null): Written {
  return one === null || other === null ? UNKNOWN : { text: `${formatAmount(one)} / ${formatAmount(other)}` };
}

const total = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;

const pair: Column<DexPoolRow> = rowName('pair', '交易对', subjectOf, { width: 192, phoneWidth: 150 });

const trade: readonly Column<DexPoolRow>[] = [
  remarks('marks', '风险提示', (row) => poolMarkWords(row).join('、'), {
    width: 176,
    phoneUnder: 'pair',
    definition: 'poolMarks',
  }),
  price('price', '价格', (row) => row.price, { phoneUnder: 'change24h', definition: 'poolPrice' }),
  change('change5m', '5分', (row) => row.change5m, { width: 84, definition: 'poolChange' }),
  change('change1h', '1H', (row) => row.change1h, { width: 84, definition: 'poolChange' }),
  change('change24h', '24H涨幅', (row) => row.change24h, {
    width: 92,
    phone: 'key',
    phoneWidth: 84,
    definition: 'poolChange',
  }),
  amount('volume', '24H成交额', (row) => row.volume24h, {
    phone: 'key',
    phoneWidth: 92,
    definition: 'poolVolume',
  }),
  amount('liquidity', '流动性', (row) => row.liquidity, {
    phoneUnder: 'volume',
    definition: 'poolLiquidity',
  }),
  times('turnover', '成交/流动性', poolTurnover, { width: 100, optional: true, definition: 'poolMarks' }),
  number(
    'trades',
    '买/卖笔数',
    (row) => total(row.buys, row.sells),
    (row) => both(row.buys, row.sells),
    {
      width: 128,
      csv: ({ buys, sells }) => (buys === null || sells === null ? null : `${buys}/${sells}`),
      definition: 'poolTrades',
    },
  ),
  number(
    'people',
    '买家/卖家',
    (row) => total(row.buyers, row.sellers),
    (row) => both(row.buyers, row.sellers),
    {
      width: 128,
      csv: ({ buyers, sellers }) => (buyers === null || sellers === null ? null : `${buyers}/${sellers}`),
      definition: 'poolTrades',
    },
  ),
];

const rest: readonly Column<DexPoolRow>[] = [
  amount('fdv', 'FDV', (row) => row.fdv, { definition: 'poolFdv' }),
  text('chain', '公链', ({ chainName }) => chainName, { width: 104, optional: true }),
  text('dex', 'DEX', ({ dex }) => dex, { width: 132, optional: true }),
  text('base', '代币名称', ({ base }) => base.name, { width: 160, optional: true }),
];

/** Pools of a kind: trending ones in the order of whoever ranks them, new ones the youngest first. */
export function dexPoolColumns(kind: PoolKind): readonly Column<DexPoolRow>[] {
  const created = ago<DexPoolRow>('created', '创建', (row) => row.createdAt, {
    ...(kind === 'new' && { arrives: 'desc' as const }),
  });
  return [pair, ...trade, created, ...rest];
}
