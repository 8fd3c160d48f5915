import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './Events.module.css';

export interface PriceSinceProps {
  /** USD at the event; null where the price history does not reach back. */
  readonly then: number | null;
  /** Current price in USD; null where it is not known. */
  readonly now: number | null;
}

/** The price at an event, and the change since. */
export function PriceSince({ then, now }: PriceSinceProps) {
  if (then === null || then <= 0) return <span className={styles.chip}>当时尚无市场价格</span>;
  return (
    <span className={styles.chip}>
      当时价 <Money usd={then} kind="price" /> 至今{' '}
      <Percent value={now === null ? null : (now / then - 1) * 100} />
    </span>
  );
}
