import type { ChangeBase } from '../../constants/changeBase.ts';
import type {
  DatedContract,
  FuturesCoin,
  FuturesOverview,
  FuturesVenue,
  LiquidationRow,
} from '../../contract/dashboards/futures.ts';
import { shortExchangeName } from '../../format/exchangeName.ts';
import { formatPercent } from '../../format/percent.ts';
import { formatDateTime } from '../../format/time.ts';
import { writePercent, writeShare } from '../../format/written.ts';
import { annualBasis, basis } from '../../indicators/basis.ts';
import { annualFunding } from '../../indicators/funding.ts';
import type { AnnualRate, FundingSpread } from '../../indicators/fundingSpread.ts';
import { linkTo } from '../../routes/link.ts';
import { coinSubject } from '../coin.ts';
import type { Column } from '../column.ts';
import { date } from '../moreValues.ts';
import { amount, change, percent, price, share } from '../values.ts';
import { exchange, exchangeSubject, rowName, star, text } from '../words.ts';

const DAY = 86_400_000;
const FUNDING_PLACES = 4;
const CONTRACT_NAMES: Readonly<Record<string, string>> = { cw: '当周', nw: '次周', cq: '当季', nq: '次季' };

export const futuresFacts: readonly Column<FuturesOverview>[] = [
  amount('oi', '持仓合计', (value) => value.openInterest, { definition: 'openInterest' }),
  amount('volume', '24H合约成交额', (value) => value.volume24h),
  amount('long', '24H多单爆仓', (value) => value.long24h, { definition: 'liquidations' }),
  amount('short', '24H空单爆仓', (value) => value.short24h, { definition: 'liquidations' }),
  ...(['BTC', 'ETH'] as const).map((symbol) =>
    percent<FuturesOverview>(
      symbol,
      `${symbol} 费率（8H）`,
      ({ coins }) => coins.find((coin) => coin.symbol === symbol)?.funding ?? null,
      (value) => writePercent(value, { places: FUNDING_PLACES }),
      { width: 104, definition: 'fundingRate' },
    ),
  ),
];

const CHANGES: Readonly<
  Record<ChangeBase, readonly [label: string, read: (row: FuturesCoin) => number | null]>
> = {
  '24H': ['24H涨幅', (row) => row.change24h],
  UTC8: ['UTC+8涨幅', (row) => row.changeUtc8],
  UTC0: ['UTC0涨幅', (row) => row.changeUtc0],
};

/** Coins with futures, the change from the base the visitor chose. */
export const futuresCoinColumns = (base: ChangeBase): readonly Column<FuturesCoin>[] => [
  rowName('name', '币种', coinSubject, { width: 152, phoneWidth: 128 }),
  price('price', '价格', (row) => row.price, { phone: 'key', phoneWidth: 104 }),
  change('change', ...CHANGES[base], { phoneUnder: 'price' }),
  amount('oi', '持仓量 (OI)', (row) => row.openInterest, {
    width: 108,
    phoneWidth: 100,
    arrives: 'desc',
    phone: 'key',
    definition: 'openInterest',
  }),
  amount('volume', '24H合约成交额', (row) => row.volume24h),
  percent(
    'funding',
    '费率（8H）',
    (row) => row.funding,
    (value) => writePercent(value, { places: FUNDING_PLACES }),
    { width: 108, phoneUnder: 'oi', definition: 'fundingRate' },
  ),
  change('annual', '年化费率', (row) => (row.funding === null ? null : annualFunding(row.funding, 8)), {
    definition: 'fundingRate',
  }),
  amount('long', '24H多单爆仓', (row) => row.long24h, { width: 116, definition: 'liquidations' }),
  amount('short', '24H空单爆仓', (row) => row.short24h, { width: 116, definition: 'liquidations' }),
];

const rateWords = ({ venue, rate }: AnnualRate) => `${shortExchangeName(venue)} ${formatPercent(rate)}`;

/** How far apart the exchanges' funding of a coin is, a year. */
export const fundingSpreadColumns: readonly Column<FundingSpread>[] = [
  rowName(
    'name',
    '币种',
    ({ symbol, code }) => ({ name: symbol, link: linkTo('dataFutures', {}, { tab: 'funding', coin: code }) }),
    { width: 96, phoneWidth: 72 },
  ),
  percent(
    'spread',
    '年化差',
    (row) => row.spread,
    (value) => writeShare(value),
    {
      width: 96,
      phoneWidth: 84,
      arrives: 'desc',
      phone: 'key',
      definition: 'fundingRate',
    },
  ),
  text('high', '最高（年化）', (row) => rateWords(row.high), { width: 176, phoneWidth: 160, phone: 'key' }),
  text('low', '最低（年化）', (row) => rateWords(row.low), { width: 176, phoneUnder: 'high', grow: true }),
];

export const futuresVenueColumns: readonly Column<FuturesVenue>[] = [
  star(),
  rowName('name', '平台', exchangeSubject, { width: 152, phoneWidth: 144 }),
  amount('oi', '持仓量 (OI)', (row) => row.openInterest, {
    width: 108,
    phoneWidth: 100,
    arrives: 'desc',
    definition: 'openInterest',
  }),
  share('share', '占比', (row) => row.share, { definition: 'openInterest' }),
  amount('volume', '24H合约成交额', (row) => row.volume24h, { grow: true }),
];

/** Dated contracts relative to the spot price at an instant (epoch ms). */
export function datedColumns(now: number): readonly Column<DatedContract>[] {
  return [
    rowName(
      'name',
      '合约',
      ({ symbol, contract, exchange }) => ({
        name: `${symbol} ${CONTRACT_NAMES[contract] ?? contract}`,
        note: shortExchangeName(exchange),
        link: null,
      }),
      { width: 144, phoneWidth: 120 },
    ),
    change(
      'annual',
      '年化基差',
      (row) => annualBasis(row.price, row.indexPrice, (row.expiresAt - now) / DAY),
      { definition: 'basis' },
    ),
    change('basis', '基差', (row) => basis(row.price, row.indexPrice), { definition: 'basis' }),
    price('price', '合约价', (row) => row.price),
    price('index', '现货指数', (row) => row.indexPrice),
    date('expiry', '到期', (row) => row.expiresAt),
    amount('oi', '持仓量 (OI)', (row) => row.openInterest, {
      width: 108,
      definition: 'openInterest',
      grow: true,
    }),
  ];
}

export const liquidationColumns: readonly Column<LiquidationRow>[] = [
  text('time', '时间', ({ time }) => formatDateTime(time).slice(5), {
    arrives: 'desc',
    width: 128,
    phoneWidth: 116,
    rowHeader: true,
    pin: true,
    always: true,
    sortValue: ({ time }) => time,
  }),
  text('coin', '币种', ({ symbol }) => symbol, { width: 84, phoneWidth: 64 }),
  text('side', '方向', ({ side }) => (side === 'long' ? '多单' : '空单'), { width: 72, phoneWidth: 60 }),
  amount('usd', '金额', (row) => row.usd, { phoneWidth: 96, grow: true, definition: 'liquidations' }),
  exchange(
    'exchange',
    '平台',
    (row) => (row.exchange === '' ? null : { code: row.exchangeCode, name: row.exchange }),
    { width: 112 },
  ),
  price('price', '价格', (row) => row.price, { phoneUnder: 'usd' }),
];
