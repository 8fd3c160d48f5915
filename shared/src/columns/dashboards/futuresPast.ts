import type { FuturesStanding, InterestMoveRow } from '../../contract/dashboards/futuresPast.ts';
import { writePercent, writeShare } from '../../format/written.ts';
import { annualFunding } from '../../indicators/funding.ts';
import { INTEREST_MOVES, inCoins, moveOf } from '../../indicators/interestMoves.ts';
import { linkTo } from '../../routes/link.ts';
import type { Column } from '../column.ts';
import { ratio } from '../moreValues.ts';
import { amount, change, percent, price, share } from '../values.ts';
import { rowName, text } from '../words.ts';

const FUNDING_PLACES = 4;
/** Sums of rates over days. */
const SUM_PLACES = 3;

/** A coin that leads to its own past on a tab of the futures page. */
function coinOnTab<Row extends Pick<FuturesStanding, 'code' | 'name' | 'symbol' | 'logo'>>(
  tab: string,
): Column<Row> {
  return rowName(
    'name',
    '币种',
    ({ name, symbol, logo, code }) => ({
      name,
      note: symbol,
      logo,
      link: linkTo('dataFutures', {}, tab === '' ? { coin: code } : { tab, coin: code }),
    }),
    { width: 152, phoneWidth: 128 },
  );
}

function rate(
  id: string,
  label: string,
  read: (row: FuturesStanding) => number | null,
  own: Partial<Column<FuturesStanding>> = {},
  places = FUNDING_PLACES,
): Column<FuturesStanding> {
  return percent(id, label, read, (value) => writePercent(value, { places }), {
    width: 104,
    phoneWidth: 96,
    definition: 'fundingRate',
    ...own,
  });
}

/** Funding of a coin beside its last 30 days. */
export const fundingStandingColumns: readonly Column<FuturesStanding>[] = [
  coinOnTab('funding'),
  rate('funding', '费率（8H）', (row) => row.funding, { phone: 'key' }),
  percent(
    'percentile',
    '30日分位',
    (row) => row.percentile,
    (value) => writeShare(value, 0),
    { width: 96, phoneUnder: 'funding', definition: 'fundingPercentile' },
  ),
  rate('sum7d', '7日累计', (row) => row.sum7d, { phone: 'key' }, SUM_PLACES),
  rate('sum30d', '30日累计', (row) => row.sum30d, { phoneUnder: 'sum7d' }, SUM_PLACES),
  change('annual', '年化费率', (row) => (row.funding === null ? null : annualFunding(row.funding, 8)), {
    definition: 'fundingRate',
  }),
  rate('low', '30日最低', (row) => row.low30d),
  rate('high', '30日最高', (row) => row.high30d, { grow: true }),
];

/** Open interest of a coin beside a day and a week ago, and its price. */
export const interestStandingColumns: readonly Column<FuturesStanding>[] = [
  coinOnTab(''),
  amount('oi', '持仓量 (OI)', (row) => row.openInterest, {
    width: 112,
    arrives: 'desc',
    phone: 'key',
    definition: 'openInterest',
  }),
  change('change24h', '24H变化', (row) => row.interestChange24h, {
    phone: 'key',
    phoneWidth: 84,
    definition: 'openInterest',
  }),
  change('change7d', '7日变化', (row) => row.interestChange7d, { definition: 'openInterest' }),
  price('price', '价格', (row) => row.price, { phoneUnder: 'oi' }),
  change('priceChange', '24H涨幅', (row) => row.change24h, { phoneUnder: 'change24h' }),
  amount('volume', '24H合约成交额', (row) => row.volume24h),
  ratio(
    'turns',
    '成交/持仓比',
    (row) => (row.openInterest === null || row.openInterest <= 0 ? null : row.volume24h / row.openInterest),
    { width: 108, grow: true },
  ),
];

/** Price and open interest of a coin beside each other; those whose open interest has moved most first. */
export const interestMoveColumns: readonly Column<InterestMoveRow>[] = [
  coinOnTab(''),
  text(
    'move',
    '价格与持仓',
    (row) => {
      const move = moveOf(row);
      return move === null ? '' : INTEREST_MOVES[move].name;
    },
    { width: 112, phoneUnder: 'inCoins', definition: 'interestMove' },
  ),
  change('priceChange', '24H涨幅', (row) => row.change24h, { phone: 'key', phoneWidth: 84 }),
  change('inCoins', '24H持仓（币数）', inCoins, {
    width: 136,
    phone: 'key',
    phoneWidth: 112,
    definition: 'interestMove',
  }),
  change('change24h', '24H持仓（金额）', (row) => row.interestChange24h, {
    width: 136,
    definition: 'openInterest',
  }),
  amount('oi', '持仓量 (OI)', (row) => row.openInterest, { width: 112, definition: 'openInterest' }),
  share(
    'ofValue',
    '持仓/市值',
    (row) =>
      row.openInterest === null || row.marketCap === null || row.marketCap <= 0
        ? null
        : (row.openInterest / row.marketCap) * 100,
    { width: 104, phoneUnder: 'priceChange', definition: 'interestOfValue', grow: true },
  ),
];
