export interface NumericLimits {
  /** Largest size of the number, either sign. */
  readonly max?: number;
  /** Longest text. */
  readonly length?: number;
  readonly decimals?: number;
  readonly signed?: boolean;
}

/**
 * What a numeric field keeps of `text`: digits, one decimal point and (where allowed) a leading sign; cut to the
 * decimals and the length; null when the number would pass the maximum, so that the field keeps what it had.
 */
export function cleanNumericInput(text: string, limits: NumericLimits = {}): string | null {
  const plain = text.normalize('NFKC').replace(/[^\d.+-]/g, '');
  const sign = limits.signed && /^[+-]/.test(plain) ? plain.charAt(0) : '';
  const [whole = '', ...fractions] = plain.replace(/[+-]/g, '').split('.');
  const fraction = fractions.join('').slice(0, limits.decimals ?? Number.POSITIVE_INFINITY);
  const point = fractions.length > 0 && limits.decimals !== 0 ? '.' : '';
  const kept = (sign + whole + point + fraction).slice(0, limits.length ?? Number.POSITIVE_INFINITY);
  return limits.max !== undefined && Math.abs(Number(kept)) > limits.max ? null : kept;
}
