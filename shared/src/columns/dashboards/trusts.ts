import type { FundFlows, FundRow, TrustRow, Trusts } from '../../contract/dashboards/trusts.ts';
import { formatShare } from '../../format/percent.ts';
import { writeAmountFlow } from '../../format/signed.ts';
import { formatDate } from '../../format/time.ts';
import { writeAmount } from '../../format/written.ts';
import { linkTo } from '../../routes/link.ts';
import type { Column } from '../column.ts';
import { count, moneyFlow } from '../moreValues.ts';
import { amount, change, number, price, share } from '../values.ts';
import { rowName, text } from '../words.ts';

/** Grayscale's products in total. */
export const trustFacts: readonly Column<Trusts>[] = [
  amount('total', '灰度总持仓', (value) => value.total, { definition: 'trustHeld' }),
  count('count', '产品数', '个', (value) => value.list.length),
  ...(['GBTC', 'ETHE', 'ETCG'] as const).map((name) =>
    change<Trusts>(
      name,
      `${name} 溢价率`,
      (value) => value.list.find((row) => row.name === name)?.premium ?? null,
      { definition: 'trustPremium' },
    ),
  ),
];

const coins = (
  id: string,
  label: string,
  read: (row: TrustRow) => number | null,
  own: { readonly optional?: boolean } = {},
) =>
  number<TrustRow>(id, label, read, (row) => writeAmountFlow(read(row), row.symbol), {
    width: 124,
    definition: 'trustHeld',
    ...own,
  });

/** What a trust holds; two funds have their coin's symbol for a ticker: a name of the kind stands there instead. */
function nameOfHolding(ticker: string, symbol: string): string {
  return ticker === symbol ? '迷你信托' : symbol;
}

export const trustColumns: readonly Column<TrustRow>[] = [
  rowName(
    'name',
    '信托',
    ({ name, symbol, logo, coinCode }) => ({
      name,
      note: nameOfHolding(name, symbol),
      logo,
      link: linkTo('coin', { coinCode }),
    }),
    { width: 120, phoneWidth: 108 },
  ),
  number(
    'held',
    '持仓量',
    (row) => row.held,
    (row) => writeAmount(row.held, row.symbol),
    { width: 132, phone: 'key', definition: 'trustHeld' },
  ),
  amount('value', '持仓价值', (row) => row.value, { phoneUnder: 'held', definition: 'trustHeld' }),
  change('premium', '溢价率', (row) => row.premium, { phone: 'key', definition: 'trustPremium' }),
  coins('change24h', '24H变化', (row) => row.change24h),
  coins('change7d', '7日变化', (row) => row.change7d),
  coins('change30d', '30日变化', (row) => row.change30d),
  price('share', '市场价', (row) => row.sharePrice, { definition: 'trustPremium' }),
  price('nav', '每份净值', (row) => row.sharePrice / (1 + row.premium / 100), {
    definition: 'trustPremium',
  }),
];

/** All funds of a coin. */
export function fundFacts(): readonly Column<FundFlows>[] {
  return [
    number(
      'held',
      '现货 ETF 总持仓',
      (value) => value.held,
      (value) => writeAmount(value.held, value.symbol),
      { width: 112, definition: 'fundHeld' },
    ),
    amount('value', '持仓价值', (value) => value.value, { definition: 'fundHeld' }),
    text('day', '最近交易日', (value) => formatDate(value.lastDay), { width: 104 }),
    flow('flow1d', '当日净流入', (value) => total(value, 'flow1d')),
    flow('flow7d', '7日净流入', (value) => total(value, 'flow7d')),
    flow('flow30d', '30日净流入', (value) => total(value, 'flow30d')),
  ];
}

function total({ funds }: FundFlows, which: 'flow1d' | 'flow7d' | 'flow30d'): number {
  return funds.reduce((sum, fund) => sum + fund[which], 0);
}

function flow<Row>(id: string, label: string, read: (row: Row) => number): Column<Row> {
  return moneyFlow(id, label, read, { definition: 'fundFlow', width: 112 });
}

export const fundColumns: readonly Column<FundRow>[] = [
  rowName('ticker', 'ETF', ({ ticker, issuer }) => ({ name: ticker, note: issuer, link: null }), {
    width: 132,
    phoneWidth: 116,
  }),
  text('name', '名称', ({ name }) => name, { width: 220, grow: true, phone: 'hidden' }),
  flow('flow1d', '当日净流入', (row) => row.flow1d),
  flow('flow7d', '7日净流入', (row) => row.flow7d),
  flow('flow30d', '30日净流入', (row) => row.flow30d),
  number(
    'held',
    '持仓量',
    (row) => row.held,
    (row) => writeAmount(row.held),
    { width: 104, definition: 'fundHeld' },
  ),
  amount('value', '持仓价值', (row) => row.value, { definition: 'fundHeld' }),
  share('share', '占比', (row) => row.share, { definition: 'fundHeld' }),
  number(
    'fee',
    '年费率',
    (row) => row.fee,
    (row) => ({ text: formatShare(row.fee) }),
    { width: 80 },
  ),
];
