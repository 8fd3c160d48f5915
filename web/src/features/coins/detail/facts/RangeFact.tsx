import type { CoinFact } from '@coinmirror/shared/columns/coinFact.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import type { CSSProperties } from 'react';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { FactValue } from './FactValue.tsx';
import { placeInRange } from './placeInRange.ts';
import styles from './RangeFact.module.css';

interface RangeFactProps {
  readonly coin: CoinDetail;
  readonly low: CoinFact;
  readonly high: CoinFact;
}

/** The lowest and the highest price of a period as the ends of a line, on which a triangle marks the price. */
export function RangeFact({ coin, low, high }: RangeFactProps) {
  const place = placeInRange(priceOf(low, coin), priceOf(high, coin), coin.quote.price);
  const style = place === null ? undefined : ({ '--place': place } as CSSProperties);
  return (
    <div className={styles.range} data-placed={place !== null} style={style}>
      <RangeEnd fact={low} coin={coin} />
      <RangeEnd fact={high} coin={coin} />
    </div>
  );
}

function priceOf({ column }: CoinFact, coin: CoinDetail): number | null {
  const value = column.sortValue?.(coin);
  return typeof value === 'number' ? value : null;
}

function RangeEnd({ fact, coin }: { readonly fact: CoinFact; readonly coin: CoinDetail }) {
  const { label, definition } = fact.column;
  return (
    <>
      <dt className={styles.label}>
        <DefinedTerm id={definition} label={label} />
      </dt>
      <dd className={styles.value}>
        <FactValue fact={fact} coin={coin} />
      </dd>
    </>
  );
}
