import { writePercent, writeShare } from '../format/written.ts';
import { linkTo } from '../routes/link.ts';
import type { Column } from './column.ts';
import { money, percent } from './values.ts';
import { drawn, rowName } from './words.ts';

/** What a pair and a contract have in common. */
export interface Traded {
  readonly coinCode: string;
  readonly coinName: string;
  readonly coinLogo: string;
  readonly pair: string;
  readonly change24h: number | null;
  readonly volume24h: number | null;
  readonly share: number | null;
}

/** The coin's star; on a phone only the coin's page has it. */
export function coinStar<Row>(): Column<Row> {
  return drawn('star', '自选', {
    heading: '',
    width: 40,
    align: 'center',
    phone: 'hidden',
    always: true,
    interactive: true,
  });
}

/** The pair, linked to its coin; `noteOf` is the small text under it, `csv` the CSV value. */
export function pairName<Row extends Traded>(
  label: string,
  noteOf: (row: Row) => string,
  csv: (row: Row) => string,
): Column<Row> {
  const subject = (row: Row) => ({
    name: row.pair,
    note: noteOf(row),
    logo: row.coinLogo,
    link: linkTo('coin', { coinCode: row.coinCode }),
  });
  const sortValue = (row: Row) => row.pair;
  return rowName('pair', label, subject, {
    width: 176,
    phoneWidth: 132,
    interactive: true,
    sortValue,
    csv,
  });
}

/** Change, volume, and share of the exchange's volume. */
export function tradeFigures<Row extends Traded>(
  whole: '现货' | '合约',
): {
  readonly change: Column<Row>;
  readonly volume: Column<Row>;
  readonly share: Column<Row>;
} {
  const { sortValue: _unsorted, ...share } = percent<Row>('share', '占比', (row) => row.share, writeShare, {
    definition: 'venueShare',
    width: 72,
    phoneUnder: 'volume',
    csvLabel: () => `占本所${whole}成交(%)`,
  });
  return {
    change: percent(
      'change',
      '24H涨幅',
      (row) => row.change24h,
      (value) => writePercent(value),
      {
        definition: 'change24h',
        width: 86,
        phoneUnder: 'price',
      },
    ),
    volume: money('volume', '24H成交额', (row) => row.volume24h, 'amount', {
      arrives: 'desc',
      definition: 'volume24h',
      width: 92,
      phoneWidth: 100,
      phone: 'key',
    }),
    share,
  };
}

/** Link to the K-line page. */
export function klineLink<Row>(): Column<Row> {
  return drawn('kline', 'K线', { width: 48, align: 'center', interactive: true });
}

/** `20×`; `--` if unknown. */
export function leverageText(value: number | null): string {
  return value === null ? '' : `${value}×`;
}

/** USD on both sides of the order book within 2 %; null if the order book is unknown. */
export function depthOf(book: {
  readonly depthUp: number | null;
  readonly depthDown: number | null;
}): number | null {
  const { depthUp, depthDown } = book;
  return depthUp === null || depthDown === null ? null : depthUp + depthDown;
}
