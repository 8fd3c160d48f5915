import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinDetail } from '../contract/coin/info.ts';
import { MISSING } from '../format/missing.ts';
import { formatDate } from '../format/time.ts';
import { writeAmount } from '../format/written.ts';
import type { Column, MoneyTerms } from './column.ts';
import { number, type Read } from './values.ts';

/** A fact about one coin: the column that writes it, and where it stands. */
export interface CoinFact {
  readonly column: Column<CoinDetail>;
  /** Behind the value, smaller: of when, against what; null for none. */
  readonly note?: (coin: CoinDetail) => string | null;
  /** Ids of the facts it is computed from, for the card that explains it. */
  readonly from?: readonly string[];
  /** Whether it says anything of this coin, whose head shows the change on `base`; by default it does. */
  readonly means?: (coin: CoinDetail, base: ChangeBase) => boolean;
  /** One end of a range; its other end is the fact before or after it. */
  readonly end?: 'low' | 'high';
}

/** A fact, written by a column. */
export function fact(column: Column<CoinDetail>, own: Omit<CoinFact, 'column'> = {}): CoinFact {
  return { column, ...own };
}

/** A number of coins, with two decimals and the symbol. */
export function supplyOf(
  id: string,
  label: string,
  read: Read<CoinDetail>,
  definition: string,
): Column<CoinDetail> {
  return number(id, label, read, (coin) => writeAmount(read(coin), coin.symbol, 'exact'), {
    definition,
    width: 112,
  });
}

/** The facts that say something of a coin whose head shows the change on `base`. */
export function meaningful(
  facts: readonly CoinFact[],
  coin: CoinDetail,
  base: ChangeBase,
): readonly CoinFact[] {
  return facts.filter(({ means }) => means === undefined || means(coin, base));
}

/** A fact in words, with its note; `--` where it is not known. */
export function factText({ column, note }: CoinFact, coin: CoinDetail, terms: MoneyTerms): string {
  const value = valueText(column, coin, terms);
  const remark = note?.(coin) ?? '';
  return remark === '' ? value : `${value} ${remark}`;
}

function valueText({ content }: Column<CoinDetail>, coin: CoinDetail, terms: MoneyTerms): string {
  switch (content.as) {
    case 'number':
      return content.write(coin, terms).text;
    case 'time':
      return formatDate(content.read(coin));
    case 'text':
      return content.read(coin) || MISSING;
    default:
      return MISSING;
  }
}
