import { fullNumber } from '@coinmirror/shared/format/fullNumber.ts';
import { formatPrice, priceParts } from '@coinmirror/shared/format/price.ts';
import { UNKNOWN, type Written } from '@coinmirror/shared/format/written.ts';
import { NumberText } from '#ui/number/NumberText.tsx';

interface QuotePriceProps {
  /** In the pair's quote; null is shown as `--`. */
  readonly value: number | null;
  /** Decimals of the pair's prices. */
  readonly places: number;
  /** The quote currency: USDT. */
  readonly quote?: string | undefined;
  readonly className?: string | undefined;
}

/** A price in a pair's own quote. */
export function QuotePrice({ value, places, quote, className }: QuotePriceProps) {
  return <NumberText className={className} written={writeQuotePrice(value, places, quote)} />;
}

function writeQuotePrice(value: number | null, places: number, quote = ''): Written {
  const parts = priceParts(value, places);
  if (value === null || !parts) return UNKNOWN;
  const unit = quote && ` ${quote}`;
  return {
    text: formatPrice(value, places) + unit,
    title: fullNumber(value) + unit,
    spoken: parts.zeros === null ? undefined : parts.plain + unit,
  };
}
