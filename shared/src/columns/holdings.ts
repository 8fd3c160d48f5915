import { writeAmount } from '../format/written.ts';
import type { Holding, PortfolioTotal } from '../portfolio/holdings.ts';
import { coinSubject } from './coin.ts';
import type { Column } from './column.ts';
import { fullMoney, gain } from './ownMoney.ts';
import { change, number, price, share } from './values.ts';
import { drawn, rowName } from './words.ts';

/** A holding with its coin's names. */
export interface NamedHolding extends Holding {
  readonly name: string;
  readonly symbol: string;
  readonly logo: string;
}

export const portfolioFacts: readonly Column<PortfolioTotal>[] = [
  fullMoney('value', '持仓市值', (total) => total.value),
  gain(
    'change24h',
    '24H变化',
    (total) => total.change24hUsd,
    (total) => total.change24h,
  ),
  gain(
    'unrealised',
    '未实现盈亏',
    (total) => total.unrealised,
    (total) => total.unrealisedPercent,
    {
      definition: 'unrealisedProfit',
    },
  ),
  gain(
    'realised',
    '已实现盈亏',
    (total) => total.realised,
    () => null,
    { definition: 'realisedProfit' },
  ),
  fullMoney('cost', '持仓成本', (total) => total.cost, { definition: 'averageCost' }),
];

/** One coin of the portfolio per row; phones show each row as a card. */
export const holdingColumns: readonly Column<NamedHolding>[] = [
  rowName('name', '币种', coinSubject, { width: 148 }),
  price('price', '价格', (row) => row.price),
  change('change24h', '24H涨幅', (row) => row.change24h, { splits: true }),
  number(
    'quantity',
    '持有数量',
    (row) => row.quantity,
    (row) => writeAmount(row.quantity),
    { width: 96 },
  ),
  price('averageCost', '平均成本', (row) => row.averageCost, { definition: 'averageCost' }),
  fullMoney('value', '市值', (row) => row.value),
  share('weight', '占比', (row) => row.weight),
  gain(
    'unrealised',
    '未实现盈亏',
    (row) => row.unrealised,
    (row) => row.unrealisedPercent,
    {
      definition: 'unrealisedProfit',
    },
  ),
  gain(
    'realised',
    '已实现盈亏',
    (row) => row.realised,
    () => null,
    {
      width: 116,
      definition: 'realisedProfit',
    },
  ),
  drawn('manage', '管理', { width: 88, align: 'right', always: true, interactive: true }),
];
