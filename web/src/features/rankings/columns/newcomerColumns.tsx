import type { NewCoin } from '@coinmirror/shared/contract/coins.ts';
import type { CoinSale, SaleKind, SaleStage } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { change24hColumn, coinPriceColumn, volume24hColumn } from '#ui/columns/coinColumns.tsx';
import { CoinNameLink, coinNameColumn, FIRST_SCREEN } from '#ui/columns/coinNameColumn.tsx';
import {
  amountColumn,
  changeColumn,
  countColumn,
  dateColumn,
  priceColumn,
  shareColumn,
} from '#ui/columns/valueColumns.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './columns.module.css';
import { ExchangeName, textColumn, timesColumn } from './parts.tsx';

const DAY = 86_400_000;

/** New coins; `now` decides how many days they have been listed. */
export function newCoinColumns(now: number): readonly Column<NewCoin>[] {
  return [
    coinNameColumn<NewCoin>(),
    countColumn({
      id: 'days',
      label: '上线天数',
      unit: '天',
      width: 84,
      read: (row: NewCoin) => (row.listedAt === null ? null : Math.floor((now - row.listedAt) / DAY)),
    }),
    dateColumn({ id: 'listedAt', label: '上线日期', read: (row: NewCoin) => row.listedAt }),
    {
      id: 'exchange',
      label: '首发交易所',
      width: 116,
      interactive: true,
      csv: (row) => row.exchangeName,
      cell: (row) => <ExchangeName exchange={{ code: row.exchangeCode, name: row.exchangeName }} />,
    },
    priceColumn({
      id: 'firstPrice',
      label: '首发价',
      read: (row: NewCoin) => row.firstPrice,
      definition: 'firstPrice',
    }),
    coinPriceColumn({ label: '现价' }),
    changeColumn({
      id: 'since',
      label: '至今涨幅',
      width: 108,
      read: (row: NewCoin) => row.changeSinceListing,
      definition: 'sinceListing',
    }),
    change24hColumn(),
    volume24hColumn(),
    textColumn({ id: 'chain', label: '公链', width: 92, read: (row: NewCoin) => row.chainName }),
  ];
}

const KINDS: Readonly<Record<SaleKind, string>> = { ico: 'ICO', ieo: 'IEO', ido: 'IDO' };
const STAGES: Readonly<Record<SaleStage, string>> = {
  upcoming: '即将开始',
  ongoing: '进行中',
  ended: '已结束',
};

/** A coin that is not listed yet has no page to go to. */
const saleName: Column<CoinSale> = {
  ...coinNameColumn<CoinSale>(),
  cell: (row, index) =>
    row.listedAt === null ? (
      <span className={styles.twoLines}>
        <Logo src={row.logo} name={row.symbol} />
        <span className={styles.strong}>{row.name}</span>
        <span className={styles.small}>{row.symbol}</span>
      </span>
    ) : (
      <CoinNameLink coin={row} eager={index < FIRST_SCREEN} />
    ),
};

const platform: Column<CoinSale> = {
  id: 'platform',
  label: '发售平台',
  width: 116,
  interactive: true,
  csv: (row) => row.platform.name,
  cell: (row) => <ExchangeName exchange={row.platform} />,
};

const issuePrice = priceColumn({
  id: 'issuePrice',
  label: '发行价',
  width: 104,
  read: (row: CoinSale) => row.issuePrice,
  definition: 'icoPrice',
});

const roi = timesColumn({
  id: 'roi',
  label: '当前回报',
  width: 100,
  read: (row: CoinSale) => row.roi,
  definition: 'roi',
});

/** Coins first sold at an exchange, and what their buyers made. */
export const ieoColumns: readonly Column<CoinSale>[] = [
  saleName,
  platform,
  issuePrice,
  coinPriceColumn({ label: '现价' }),
  roi,
  priceColumn({
    id: 'ath',
    label: '历史最高',
    width: 104,
    read: (row: CoinSale) => row.allTimeHigh,
    definition: 'allTimeHigh',
  }),
  timesColumn({
    id: 'athRoi',
    label: '最高回报',
    width: 100,
    read: (row: CoinSale) => row.athRoi,
    definition: 'athRoi',
  }),
  change24hColumn(),
  amountColumn({ id: 'raised', label: '募资额', width: 88, read: (row: CoinSale) => row.raised }),
  dateColumn({ id: 'listedAt', label: '上线日期', read: (row: CoinSale) => row.listedAt }),
];

/** Every sale: how far it is, what it brought, when. */
export const saleColumns: readonly Column<CoinSale>[] = [
  saleName,
  textColumn({ id: 'stage', label: '阶段', width: 76, read: (row: CoinSale) => STAGES[row.stage] }),
  textColumn({ id: 'kind', label: '方式', width: 56, read: (row: CoinSale) => KINDS[row.kind] }),
  platform,
  issuePrice,
  amountColumn({ id: 'raised', label: '募资额', width: 88, read: (row: CoinSale) => row.raised }),
  amountColumn({ id: 'target', label: '目标', width: 88, read: (row: CoinSale) => row.target }),
  shareColumn({
    id: 'progress',
    label: '进度',
    width: 88,
    read: (row: CoinSale) => row.progress,
    definition: 'saleProgress',
  }),
  {
    id: 'time',
    label: '发售时间',
    width: 180,
    align: 'right',
    sortValue: (row) => row.beginsAt,
    csv: saleTime,
    cell: (row) => saleTime(row) ?? MISSING,
  },
  priceColumn({ id: 'price', label: '现价', read: (row: CoinSale) => row.price, optional: true }),
  roi,
];

/** `2026-11-20 至 11-23`; only the month where only that is known. */
function saleTime({ beginsAt, endsAt }: CoinSale): string | null {
  if (beginsAt === null) return null;
  const from = formatDate(beginsAt);
  return endsAt === null ? from.slice(0, 7) : `${from} 至 ${formatDate(endsAt).slice(5)}`;
}
