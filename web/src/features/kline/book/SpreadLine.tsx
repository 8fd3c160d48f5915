import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import type { BookFacts } from '@coinmirror/shared/kline/orderBook.ts';
import styles from './book.module.css';

interface SpreadLineProps {
  readonly facts: BookFacts;
  readonly places: number;
}

/** Between both sides: middle, spread, and the shares of buyers and sellers in the order book's value. */
export function SpreadLine({ facts, places }: SpreadLineProps) {
  const { middle, spread, spreadPercent, bidShare } = facts;
  const written = (value: number | null) => formatPrice(value, places);
  return (
    <div className={styles.spread}>
      <p>
        <strong>{written(middle)}</strong>
        <span>
          {spread !== null && spread < 0 ? '跨平台倒挂' : '价差'} {written(spread)}（
          {spreadPercent === null ? MISSING : formatShare(spreadPercent, 3)}）
        </span>
      </p>
      {bidShare !== null && (
        <p className={styles.ratio}>
          <span>买 {formatShare(bidShare, 1)}</span>
          <span>卖 {formatShare(100 - bidShare, 1)}</span>
        </p>
      )}
    </div>
  );
}
