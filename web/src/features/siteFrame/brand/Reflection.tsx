import { PAGE_MARK } from '@coinmirror/shared/constants/mark.ts';
import { markTones } from '@coinmirror/shared/format/markTones.ts';
import styles from './brand.module.css';
import { useMarketDirection } from './useMarketDirection.ts';

/** The lower half of the mark. It is the page's: under the menu it scrolls away. */
export function Reflection() {
  const today = useMarketDirection();
  return (
    <div className={styles.under}>
      <svg viewBox="0 0 40 13" className={styles.lower} data-tone={markTones(today).lower} aria-hidden="true">
        <path d={PAGE_MARK.lower} />
      </svg>
    </div>
  );
}
