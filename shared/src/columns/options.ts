import type { OptionExpiryRow, OptionsOverview, OptionVenue } from '../contract/exchange/options.ts';
import { formatFixed } from '../format/formatFixed.ts';
import { MISSING } from '../format/missing.ts';
import { formatDate } from '../format/time.ts';
import { writeAmount } from '../format/written.ts';
import type { Column, Own } from './column.ts';
import { ratio } from './moreValues.ts';
import { amount, number, price, type Read, share } from './values.ts';
import { exchangeSubject, rowName, star, text } from './words.ts';

/** A skew in points, with its sign: above 0 puts cost more. */
function points<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return number(id, label, read, (row) => ({ text: writtenPoints(read(row)) }), {
    width: 92,
    definition: 'volatilitySkew',
    csvLabel: () => `${label}(点)`,
    ...own,
  });
}

function writtenPoints(value: number | null): string {
  return value === null ? MISSING : `${formatFixed(value, 1)} 点`;
}

/** All options of a coin, and those that expire next. */
export const optionFacts: readonly Column<OptionsOverview>[] = [
  amount('openInterest', '持仓量 (OI)', (overview) => overview.openInterest, {
    definition: 'optionInterest',
  }),
  amount('volume', '24H成交额', (overview) => overview.volume24h),
  ratio('pcr', '看跌/看涨（持仓）', (overview) => overview.putCallRatio, { definition: 'putCallRatio' }),
  ratio('pcrVolume', '看跌/看涨（成交）', (overview) => overview.putCallVolume, {
    definition: 'putCallRatio',
  }),
  share('volatility', '30 日平值波动率', (overview) => overview.thirtyDayVolatility, {
    definition: 'impliedVolatility',
  }),
  points('skew', '30 日 25Δ 偏斜', (overview) => overview.thirtyDaySkew),
  price('maxPain', '最近到期的最大痛点', (overview) => overview.expiries[0]?.maxPain ?? null, {
    definition: 'maxPain',
  }),
];

/** Options exchanges. */
export const optionVenueColumns: readonly Column<OptionVenue>[] = [
  star(),
  rowName('name', '平台', exchangeSubject, { width: 168, phoneWidth: 132 }),
  amount('openInterest', '持仓量 (OI)', (row) => row.openInterest, {
    width: 108,
    arrives: 'desc',
    definition: 'optionInterest',
  }),
  share('share', '份额', (row) => row.share, { width: 84 }),
  amount('volume', '24H成交额', (row) => row.volume24h),
];

/** Expiries of a coin's options, and their open interest. */
export function optionExpiryColumns(symbol: string): readonly Column<OptionExpiryRow>[] {
  const coins = (id: string, label: string, read: (row: OptionExpiryRow) => number) =>
    number<OptionExpiryRow>(id, label, read, (row) => writeAmount(read(row)), {
      width: 104,
      csvLabel: () => `${label}(${symbol})`,
    });
  return [
    text('expiry', '到期日', (row) => formatDate(row.expiresAt), {
      width: 112,
      rowHeader: true,
      pin: true,
      always: true,
      sortValue: (row) => row.expiresAt,
    }),
    amount('openInterest', '持仓量 (OI)', (row) => row.openInterest, {
      width: 108,
      definition: 'optionInterest',
    }),
    share('share', '占比', (row) => row.share, { width: 76, phoneUnder: 'openInterest' }),
    price('maxPain', '最大痛点', (row) => row.maxPain, { definition: 'maxPain' }),
    price('forward', '远期', (row) => row.forward, {
      definition: 'optionForward',
      phoneUnder: 'maxPain',
    }),
    share('volatility', '平值波动率', (row) => row.volatility, {
      definition: 'impliedVolatility',
      width: 108,
    }),
    points('skew', '25Δ 偏斜', (row) => row.skew, { phoneUnder: 'volatility' }),
    ratio('pcr', '看跌/看涨', (row) => row.putCallRatio, { definition: 'putCallRatio' }),
    ratio('pcrVolume', '看跌/看涨（成交）', (row) => row.putCallVolume, {
      definition: 'putCallRatio',
      width: 136,
      optional: true,
    }),
    coins('calls', `看涨(${symbol})`, (row) => row.calls),
    coins('puts', `看跌(${symbol})`, (row) => row.puts),
    amount('volume', '24H成交额', (row) => row.volume24h),
  ];
}
