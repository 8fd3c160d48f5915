import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { formatAmount, formatCount, formatExactAmount } from '@coinmirror/shared/format/amount.ts';
import { withMinus } from '@coinmirror/shared/format/minus.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { formatPercent, formatRatio, formatShare } from '@coinmirror/shared/format/percent.ts';
import type { ValueKind } from '../types.ts';

export interface ValueText {
  /** For the crosshair and the table. */
  readonly full: (value: number | null) => string;
  /** For axis ticks: the same without trailing zeros. */
  readonly tick: (value: number) => string;
}

export interface ValueUnit {
  readonly unit: CurrencyUnit;
  readonly rates: Readonly<Record<string, number>>;
  readonly suffix: string;
  /** Decimals of a ratio or of a change in percent. */
  readonly digits?: number | undefined;
}

/** The number formatter of a kind. Money is given in USD. */
export function createValueText(kind: ValueKind, { unit, rates, suffix, digits }: ValueUnit): ValueText {
  const tail = suffix === '' ? '' : ` ${suffix}`;
  function full(value: number | null): string {
    if (value === null) return MISSING;
    switch (kind) {
      case 'price':
      case 'money':
        return `${formatMoney(value, { unit, rates, kind: kind === 'price' ? 'price' : 'amount' })}${tail}`;
      case 'amount':
        return `${formatAmount(value)}${tail}`;
      case 'percent':
        return formatPercent(value, digits);
      case 'share':
        return formatShare(value);
      case 'ratio':
        return `${withMinus(value.toFixed(digits ?? (Math.abs(value) < 1 ? 4 : 2)))}${tail}`;
      case 'coefficient':
        return formatRatio(value);
      case 'count':
      case 'rank':
        return `${formatCount(value)}${tail}`;
    }
  }
  return {
    full,
    tick: (value) =>
      dropEndingZeros(
        kind === 'percent' || kind === 'share'
          ? `${withMinus(String(Number(value.toPrecision(6))))}%`
          : kind === 'count' && isShortInUnits(value)
            ? `${formatExactAmount(value)}${tail}`
            : full(value),
      ),
  };
}

/** Whether a count keeps its precision in 万 or 亿: two ticks close to each other must not get the same label. */
function isShortInUnits(value: number): boolean {
  const size = Math.abs(value);
  return size >= 1e4 && size % (size < 1e8 ? 1e2 : 1e6) === 0;
}

/** 2.00万 → 2万, $61,000.00 → $61,000; a number without decimals stays unchanged, and so does the zero of `$0.0₄66`. */
export function dropEndingZeros(text: string): string {
  return text.replace(/(\d)\.(\d*?)0+(?=[^\d₀-₉]|$)/, (_, whole: string, kept: string) =>
    kept ? `${whole}.${kept}` : whole,
  );
}
