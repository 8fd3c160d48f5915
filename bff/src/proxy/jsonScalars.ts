/** Where a byte is read past the end, 0 stands for it: no JSON holds one. */
const END = 0;

/** Position after white space, `from` itself where there is none. */
export function afterSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at] ?? END;
    // Most often there is none.
    if (byte > 0x20 || (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)) return at;
    at += 1;
  }
}

/** Position after the string that opens at `from`. Throws SyntaxError when none does, or it is broken. */
export function afterString(bytes: Uint8Array, from: number): number {
  if (bytes[from] !== 0x22) throw noJson(from);
  let at = from + 1;
  for (;;) {
    const byte = bytes[at] ?? END;
    at += 1;
    if (byte === 0x22) return at;
    if (byte < 0x20) throw noJson(at);
    if (byte === 0x5c) at = afterEscape(bytes, at);
  }
}

/** Position after the number, true, false or null at `from`. Throws SyntaxError when it is none of them. */
export function afterPlain(bytes: Uint8Array, from: number): number {
  const first = bytes[from];
  if (first === 0x74) return afterWord(bytes, from, 'true');
  if (first === 0x66) return afterWord(bytes, from, 'false');
  if (first === 0x6e) return afterWord(bytes, from, 'null');
  let at = first === 0x2d ? from + 1 : from;
  at = bytes[at] === 0x30 ? at + 1 : afterDigits(bytes, at);
  if (bytes[at] === 0x2e) at = afterDigits(bytes, at + 1);
  if (bytes[at] !== 0x65 && bytes[at] !== 0x45) return at;
  const sign = bytes[at + 1];
  return afterDigits(bytes, sign === 0x2b || sign === 0x2d ? at + 2 : at + 1);
}

/** What is thrown for a text that breaks off or goes wrong at a byte. */
export function noJson(at: number): SyntaxError {
  return new SyntaxError(`no JSON at byte ${at}`);
}

function afterEscape(bytes: Uint8Array, from: number): number {
  switch (bytes[from]) {
    case 0x22: // "
    case 0x5c: // \
    case 0x2f: // /
    case 0x62: // b
    case 0x66: // f
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return from + 1;
    case 0x75: // u
      for (let at = from + 1; at <= from + 4; at++) if (!isHex(bytes[at] ?? END)) throw noJson(at);
      return from + 5;
    default:
      throw noJson(from);
  }
}

function afterWord(bytes: Uint8Array, from: number, word: string): number {
  for (let at = 1; at < word.length; at++) if (bytes[from + at] !== word.charCodeAt(at)) throw noJson(from);
  return from + word.length;
}

function afterDigits(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isDigit(bytes[at] ?? END)) at += 1;
  if (at === from) throw noJson(at);
  return at;
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

function isHex(byte: number): boolean {
  return isDigit(byte) || (byte >= 0x61 && byte <= 0x66) || (byte >= 0x41 && byte <= 0x46);
}
