export interface NumericLimits {
  /** Maximum absolute value. */
  readonly max?: number;
  /** Maximum text length. */
  readonly length?: number;
  readonly decimals?: number;
  readonly signed?: boolean;
}

/** A comma that parts thousands: three digits follow, and then no further one. */
const THOUSANDS = /,(?=\d{3}(?!\d))/g;

/**
 * Typed text in plain characters, with a point for its decimal mark: commas that part thousands are left out, and one
 * that cannot is a decimal comma (`0,5` is a half and never five).
 */
export function withDecimalPoint(text: string): string {
  const plain = text.normalize('NFKC');
  const whole = plain.replace(THOUSANDS, '');
  return plain.includes('.') ? whole.replaceAll(',', '') : whole.replace(',', '.');
}

/**
 * Cleans numeric input: digits, one decimal point and (if allowed) a leading sign; cut to the decimals and the length. null if
 * the number would exceed the maximum, so that the field keeps its earlier value.
 */
export function cleanNumericInput(text: string, limits: NumericLimits = {}): string | null {
  const plain = withDecimalPoint(text).replace(/[^\d.+-]/g, '');
  const sign = limits.signed && /^[+-]/.test(plain) ? plain.charAt(0) : '';
  const [whole = '', ...fractions] = plain.replace(/[+-]/g, '').split('.');
  const fraction = fractions.join('').slice(0, limits.decimals ?? Number.POSITIVE_INFINITY);
  const point = fractions.length > 0 && limits.decimals !== 0 ? '.' : '';
  const kept = (sign + whole + point + fraction).slice(0, limits.length ?? Number.POSITIVE_INFINITY);
  return limits.max !== undefined && Math.abs(Number(kept)) > limits.max ? null : kept;
}
