import type { NewCoin } from '../../contract/newCoins.ts';
import type { CoinSale, SaleKind, SaleStage } from '../../contract/rankings/newcomers.ts';
import { formatDate } from '../../format/time.ts';
import { change24h, coinName, coinPrice, coinSubject, volume24h } from '../coin.ts';
import type { Column } from '../column.ts';
import { count, date, times } from '../moreValues.ts';
import { amount, change, price, share } from '../values.ts';
import { exchange, text } from '../words.ts';

const DAY = 86_400_000;

/** New coins; `now` (epoch ms) determines the days since listing. */
export function newCoinRankColumns(now: number): readonly Column<NewCoin>[] {
  const days = ({ listedAt }: NewCoin) => (listedAt === null ? null : Math.floor((now - listedAt) / DAY));
  return [
    coinName(),
    count('days', '上线天数', '天', days, { width: 84, phoneUnder: 'since' }),
    change('since', '至今涨幅', (row) => row.changeSinceListing, {
      width: 108,
      phoneWidth: 100,
      phone: 'key',
      definition: 'sinceListing',
    }),
    price('firstPrice', '首发价', (row) => row.firstPrice, { phoneUnder: 'price', definition: 'firstPrice' }),
    coinPrice({ phoneWidth: 102, phone: 'key' }, '现价'),
    date('listedAt', '上线日期', (row) => row.listedAt),
    exchange('exchange', '首发交易所', ({ exchangeCode: code, exchangeName: name }) => ({ code, name }), {
      width: 116,
    }),
    change24h(),
    volume24h(),
    text('chain', '公链', (row) => row.chainName, { width: 92 }),
  ];
}

const KINDS: Readonly<Record<SaleKind, string>> = { ico: 'ICO', ieo: 'IEO', ido: 'IDO' };
const STAGES: Readonly<Record<SaleStage, string>> = {
  upcoming: '即将开始',
  ongoing: '进行中',
  ended: '已结束',
};

/** A coin that is not listed yet has no page to link to. */
const saleName = coinName<CoinSale>({}, (row) =>
  row.listedAt === null ? { ...coinSubject(row), link: null } : coinSubject(row),
);

const platform = exchange<CoinSale>('platform', '发售平台', (row) => row.platform, { width: 116 });
const issuePrice = price<CoinSale>('issuePrice', '发行价', (row) => row.issuePrice, {
  width: 104,
  phoneWidth: 102,
  phone: 'key',
  definition: 'icoPrice',
});
const roi = times<CoinSale>('roi', '当前回报', (row) => row.roi, {
  width: 100,
  phone: 'key',
  definition: 'roi',
});
const raised = amount<CoinSale>('raised', '募资额', (row) => row.raised, { width: 88 });

/** Coins first sold on an exchange, and their buyers' return. */
export const ieoColumns: readonly Column<CoinSale>[] = [
  saleName,
  roi,
  times('athRoi', '最高回报', (row) => row.athRoi, { width: 100, phoneUnder: 'roi', definition: 'athRoi' }),
  platform,
  issuePrice,
  coinPrice({ phoneUnder: 'issuePrice' }, '现价'),
  price('ath', '历史最高', (row) => row.allTimeHigh, { width: 104, definition: 'allTimeHigh' }),
  change24h(),
  raised,
  date('listedAt', '上线日期', (row) => row.listedAt),
];

/** All sales: state, proceeds, dates. */
export const saleColumns: readonly Column<CoinSale>[] = [
  saleName,
  text('stage', '阶段', (row) => STAGES[row.stage], { width: 76, phoneUnder: 'issuePrice' }),
  issuePrice,
  platform,
  text('kind', '方式', (row) => KINDS[row.kind], { width: 56 }),
  raised,
  amount('target', '目标', (row) => row.target, { width: 88 }),
  share('progress', '进度', (row) => row.progress, {
    width: 88,
    phoneUnder: 'roi',
    definition: 'saleProgress',
  }),
  text('time', '发售时间', (row) => saleTime(row) ?? '', {
    arrives: 'desc',
    width: 180,
    align: 'right',
    sortValue: (row) => row.beginsAt,
    csv: saleTime,
  }),
  price('price', '现价', (row) => row.price, { optional: true }),
  roi,
];

/** `2026-11-20 至 11-23`; only the month if only that is known. */
function saleTime({ beginsAt, endsAt }: CoinSale): string | null {
  if (beginsAt === null) return null;
  const from = formatDate(beginsAt);
  return endsAt === null ? from.slice(0, 7) : `${from} 至 ${formatDate(endsAt).slice(5)}`;
}
