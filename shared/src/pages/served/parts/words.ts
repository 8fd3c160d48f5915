import { formatAmount } from '../../../format/amount.ts';
import { formatPrice } from '../../../format/price.ts';

/** USD as a page writes it at first, before it knows which unit the visitor chose; `--` where it is not known. */
export function usd(text: string): string {
  return text === '--' ? text : `$${text}`;
}

export const price = (value: number | null | undefined) => usd(formatPrice(value));
export const amount = (value: number | null | undefined) => usd(formatAmount(value));
