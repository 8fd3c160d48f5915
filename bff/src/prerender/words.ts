import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';

/** USD as a page writes it at first, before it knows which unit the visitor chose; `--` where it is not known. */
function usd(text: string): string {
  return text === '--' ? text : `$${text}`;
}

/** A price in USD: `$86,000.00`; `--` for a missing one. */
export const price = (value: number | null | undefined) => usd(formatPrice(value));
/** An amount in USD in 万 and 亿: `$1.72万亿`; `--` for a missing one. */
export const amount = (value: number | null | undefined) => usd(formatAmount(value));
