import { type ReceiptLine, receiptColumns, refusalColumns } from '@coinmirror/shared/columns/receipt.ts';
import {
  RECEIPT_FORMULAS,
  receiptFacts,
  reckonedSentence,
  sumSentence,
} from '@coinmirror/shared/columns/receiptWords.ts';
import type { PriceReceipt, ReceiptRefusal } from '@coinmirror/shared/contract/coin/receipt.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { receiptSum } from '@coinmirror/shared/indicators/priceReceipt.ts';
import { useMemo } from 'react';
import { SourceNames } from '#ui/page/SourceNames.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { ReceiptFiles } from './ReceiptFiles.tsx';
import { ReceiptMinutes } from './ReceiptMinutes.tsx';
import styles from './receipt.module.css';

interface ReceiptProps {
  readonly receipt: PriceReceipt;
  /** The minute as the address has it; '' for the newest. */
  readonly at: string;
}

/** The price above the mirror line and what comes of reckoning it again below; then the sum, quote by quote. */
export function Receipt({ receipt, at }: ReceiptProps) {
  const { rule, quotes, refused, price, doubt } = receipt;
  const { lines } = useMemo(() => receiptSum(rule, quotes), [rule, quotes]);
  const columns = useMemo(() => receiptColumns(rule), [rule]);
  return (
    <div className={styles.receipt}>
      <div>
        <p className={styles.price} translate="no">
          ${formatPrice(price)}
        </p>
        <p className={styles.reckoned}>{reckonedSentence(receipt)}</p>
        <p className={styles.words}>{RECEIPT_FORMULAS[rule]}</p>
        {doubt !== '' && <p className={styles.words}>未采用多数平台的报价：{doubt}。</p>}
        <p className={styles.sum}>{sumSentence(receipt)}</p>
        <dl className={styles.facts}>
          {receiptFacts(receipt).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ReceiptMinutes receipt={receipt} at={at} />
      </div>
      {lines.length > 0 && (
        <SectionTable title="计入的报价" id="receipt" columns={columns} rows={lines} rowKey={keyOf} />
      )}
      {refused.length > 0 ? (
        <SectionTable
          title="未计入的报价"
          id="receiptRefused"
          columns={refusalColumns}
          rows={refused}
          rowKey={keyOf}
        />
      ) : (
        <p className={styles.words}>没有未计入的报价。</p>
      )}
      <p className={styles.source}>
        <SourceNames />
        <ReceiptFiles code={receipt.code} at={at} />
      </p>
    </div>
  );
}

function keyOf({ exchangeCode, pair }: ReceiptLine | ReceiptRefusal): string {
  return `${exchangeCode} ${pair}`;
}
