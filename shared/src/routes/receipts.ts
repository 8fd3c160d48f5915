import { encodePart } from '../format/encodePart.ts';

/** Formats in which a program reads a receipt. */
export const RECEIPT_FORMATS = [
  { ending: 'json', label: 'JSON', type: 'application/json' },
  { ending: 'csv', label: 'CSV', type: 'text/csv' },
] as const;

export type ReceiptFormat = (typeof RECEIPT_FORMATS)[number]['ending'];

/** The address of a receipt for programs: `/data/receipt/bitcoin.json?at=2026-11-28T17:30`; without a minute the newest. */
export function receiptHref(code: string, format: ReceiptFormat, at = ''): string {
  const path = `/data/receipt/${encodePart(code)}.${format}`;
  return at === '' ? path : `${path}?at=${encodeURIComponent(at)}`;
}
