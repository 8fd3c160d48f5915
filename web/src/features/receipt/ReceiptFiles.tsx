import { RECEIPT_FORMATS, receiptHref } from '@coinmirror/shared/routes/receipts.ts';
import { safeAddress } from '@coinmirror/shared/routes/safeAddress.ts';

interface ReceiptFilesProps {
  readonly code: string;
  /** '' for the newest. */
  readonly at: string;
}

/** The same receipt for programs. */
export function ReceiptFiles({ code, at }: ReceiptFilesProps) {
  return RECEIPT_FORMATS.map(({ ending, label, type }) => (
    <a
      key={ending}
      href={safeAddress(receiptHref(code, ending, at))}
      type={type}
      target="_blank"
      rel="noopener"
    >
      {label}
    </a>
  ));
}
