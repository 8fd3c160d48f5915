import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';

/** A number as it is written in a file: a double has some sixteen digits, and an amount may have more. */
export class WrittenNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A string, or a number outside of one. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
/** Marks what was a number; no JSON holds it as it is. */
const MARK = '\u0001';

/** Parses JSON with its numbers as they are written. Throws SyntaxError for what is no JSON. */
export function parseWritten(json: string): unknown {
  JSON.parse(json);
  const marked = json.replace(TOKEN, (token) => (token.startsWith('"') ? token : `"\\u0001${token}"`));
  return JSON.parse(marked, (_name, value: unknown) =>
    typeof value === 'string' && value.startsWith(MARK) ? new WrittenNumber(value.slice(1)) : value,
  );
}

const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d{1,3})$/;

/** A number without an exponent: `1E-8` is `0.00000001`; as it is where it has none. */
export function plainDecimal(text: string): string {
  const parts = EXPONENT.exec(text);
  if (!parts) return text;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const point = whole.length + ownNumber(exponent);
  const digits = (whole + fraction).padStart(whole.length + fraction.length + Math.max(0, 1 - point), '0');
  const at = Math.max(1, point);
  const padded = digits.padEnd(at, '0');
  const rest = padded.slice(at);
  return `${sign}${padded.slice(0, at).replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}`;
}
