/** Amounts are whole numbers of 10⁻⁸; finer digits are truncated, as in the proofs. */
const PLACES = 8;
const WRITTEN = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/;

/** Parses a plain decimal as a count of 10⁻⁸; null for anything else. */
export function readDecimal(text: string): bigint | null {
  const parts = WRITTEN.exec(text);
  if (!parts) return null;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const count = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return sign === '-' ? -count : count;
}

/** Formats without trailing zeros or exponent: `19398.3355`, `0`. */
export function writeDecimal(count: bigint): string {
  const digits = String(count < 0n ? -count : count).padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '');
  const text = digits.slice(0, -PLACES) + (fraction === '' ? '' : `.${fraction}`);
  return count < 0n ? `-${text}` : text;
}
