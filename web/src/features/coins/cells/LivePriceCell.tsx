import { Money } from '#ui/number/Money.tsx';
import { useFlash } from '../useFlash.ts';
import { type Quote, useLiveQuote } from '../useLiveQuote.ts';
import styles from './live.module.css';

export interface LiveCellProps {
  readonly code: string;
  /** What the list says; shown until a newer tick comes. */
  readonly quote: Quote;
}

/** The price, moving with the socket; it alone is drawn again when it moves. */
export function LivePriceCell({ code, quote }: LiveCellProps) {
  const { price } = useLiveQuote(code, quote);
  return (
    <span ref={useFlash(code, price)} className={styles.live} data-live="price">
      <Money usd={price} kind="price" />
    </span>
  );
}
