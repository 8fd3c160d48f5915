import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';

const SHOWN = 10;

interface PicturedCoin {
  readonly name: string;
  readonly symbol: string;
  /** USD. */
  readonly price: number | null;
}

interface CoinsPictureProps<Row> {
  readonly title: string;
  /** What the change is: 24H涨幅, 距历史最高. */
  readonly changeName: string;
  /** Percent. */
  readonly changeOf: (row: Row) => number | null;
  /** The rows as they stand, asked when the picture is. */
  readonly rowsNow: () => readonly Row[];
  readonly asOf: number;
}

/** 分享图 of a ranking of coins: its first ten rows with price and change. */
export function CoinsPicture<Row extends PicturedCoin>(props: CoinsPictureProps<Row>) {
  const { title, changeName, changeOf, rowsNow, asOf } = props;
  function source() {
    const rows = rowsNow().slice(0, SHOWN);
    if (rows.length === 0) return null;
    return {
      title,
      subtitle: `前 ${rows.length} 名的价格与${changeName}`,
      asOf,
      rows: rows.map((row) => ({
        name: coinTitle(row),
        price: row.price,
        change: changeOf(row),
      })),
    };
  }
  return <SharePictureButton source={source} />;
}
