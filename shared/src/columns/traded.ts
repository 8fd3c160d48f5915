import { linkTo } from '../routes/link.ts';
import { change24h, volume24h } from './coin.ts';
import type { Column } from './column.ts';
import { price, share } from './values.ts';
import { rowName } from './words.ts';

/** A pair or a contract as an exchange trades it. */
interface Traded {
  readonly coinCode: string;
  readonly pair: string;
  readonly price: number;
  readonly change24h: number | null;
  readonly volume24h: number | null;
  readonly share: number | null;
}

/** What the HTML says of an exchange's pairs and contracts before the page has its own columns of either. */
export function tradedColumns<Row extends Traded>(noteOf: (row: Row) => string): readonly Column<Row>[] {
  return [
    rowName(
      'pair',
      '交易对',
      (row) => ({
        name: row.pair,
        note: noteOf(row),
        link: linkTo('coin', { coinCode: row.coinCode }),
      }),
      { width: 176, phoneWidth: 132 },
    ),
    price('price', '价格', (row) => row.price),
    change24h(),
    volume24h(),
    share('share', '占比', (row) => row.share),
  ];
}
