import { fullNumber } from '@coinmirror/shared/format/fullNumber.ts';
import { formatPrice, priceParts } from '@coinmirror/shared/format/price.ts';
import { UNKNOWN, type Written } from '@coinmirror/shared/format/written.ts';
import { NumberText } from '#ui/number/NumberText.tsx';

interface QuotePriceProps {
  /** In the pair's quote; null is shown as `--`. */
  readonly value: number | null;
  /** The quote currency: USDT. */
  readonly quote?: string | undefined;
  readonly className?: string | undefined;
}

/** A price in a pair's own quote, with decimals by price band. */
export function QuotePrice({ value, quote, className }: QuotePriceProps) {
  return <NumberText className={className} written={writeQuotePrice(value, quote)} />;
}

function writeQuotePrice(value: number | null, quote = ''): Written {
  const parts = priceParts(value);
  if (value === null || !parts) return UNKNOWN;
  const unit = quote && ` ${quote}`;
  return {
    text: formatPrice(value) + unit,
    title: fullNumber(value) + unit,
    spoken: parts.zeros === null ? undefined : parts.plain + unit,
  };
}
