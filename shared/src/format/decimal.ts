/**
 * Decimal rounding on the digits a number prints with, so that 1.005 rounds to 1.01 as a reader expects.
 * Half goes away from zero. Pure text work: no binary rounding takes part.
 */

/** Plain digits of a finite number, without exponent: 1e-7 → '0.0000001'. */
export function plainDecimal(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(exponentText);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** `value` with exactly `places` decimals, half up. A result of zero has no sign. */
export function roundDecimal(value: number, places: number): string {
  const plain = plainDecimal(Math.abs(value));
  const [whole = '0', fraction = ''] = plain.split('.');
  const kept = whole + fraction.padEnd(places, '0').slice(0, places);
  const up = (fraction[places] ?? '0') >= '5';
  const digits = (BigInt(kept) + (up ? 1n : 0n)).toString().padStart(places + 1, '0');
  const point = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** `value` with `count` significant digits, half up, as plain decimal; a carry (9.9996 → 10.00) adds none. */
export function roundSignificant(value: number, count: number): string {
  const once = roundAt(value, count);
  return roundAt(Number(once), count);
}

function roundAt(value: number, count: number): string {
  if (value === 0) return '0';
  const magnitude = Number(value.toExponential().split('e')[1]);
  return roundDecimal(value, Math.max(0, count - 1 - magnitude));
}

/** Thousands separated by commas. */
export function groupThousands(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Drops zeros at the end of the fraction. */
export function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
