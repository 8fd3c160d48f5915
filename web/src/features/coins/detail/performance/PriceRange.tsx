import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { Money } from '#ui/number/Money.tsx';
import styles from './Performance.module.css';
import { placeInRange } from './placeInRange.ts';

export interface PriceRangeProps {
  readonly label: string;
  /** USD; null where it is not known. */
  readonly low: number | null;
  readonly high: number | null;
  readonly price: number | null;
}

/** The lowest and highest price of a range, and the current price's position between them. */
export function PriceRange({ label, low, high, price }: PriceRangeProps) {
  const place = placeInRange(low, high, price);
  return (
    <div className={styles.range}>
      <p className={styles.label}>
        <DefinedTerm id="priceRange" label={label} />
      </p>
      <div
        className={styles.track}
        role="img"
        aria-label={
          place === null ? `${label}未知` : `现价位于${label}由低到高的 ${formatShare(place * 100, 0)} 处`
        }
      >
        {place !== null && <span className={styles.dot} style={{ insetInlineStart: `${place * 100}%` }} />}
      </div>
      <p className={styles.ends}>
        <Money usd={low} kind="price" />
        <Money usd={high} kind="price" />
      </p>
    </div>
  );
}
