import { minutesAround } from '@coinmirror/shared/columns/receiptWords.ts';
import type { PriceReceipt } from '@coinmirror/shared/contract/coin/receipt.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './receipt.module.css';

interface ReceiptMinutesProps {
  readonly receipt: PriceReceipt;
  /** '' for the newest. */
  readonly at: string;
}

/** Other receipts of the coin: before and after this one, this very minute, the newest. */
export function ReceiptMinutes({ receipt, at }: ReceiptMinutesProps) {
  return (
    <nav aria-label="其他时刻的收据" className={styles.minutes}>
      {minutesAround(receipt, at).map(({ label, minute }) => (
        <PageLink
          key={label}
          to="dataReceipt"
          params={{ code: receipt.code }}
          search={{ at: minute }}
          keepScroll
        >
          {label}
        </PageLink>
      ))}
      <PageLink to="coin" params={{ coinCode: receipt.code }}>
        {receipt.symbol} 行情
      </PageLink>
    </nav>
  );
}
