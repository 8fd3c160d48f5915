import { type Digits, writeAmount } from '@coinmirror/shared/format/written.ts';
import { NumberText } from './NumberText.tsx';

export interface AmountProps {
  /** A count or quantity without currency; null is shown as `--`. */
  value: number | null;
  /** A unit after the number: BTC, 个. */
  suffix?: string;
  digits?: Digits;
  className?: string | undefined;
}

/** A quantity in 万/亿; the full number in the tooltip. */
export function Amount({ value, suffix, digits, className }: AmountProps) {
  return <NumberText className={className} written={writeAmount(value, suffix, digits)} />;
}
