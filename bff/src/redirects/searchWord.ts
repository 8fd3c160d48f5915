/**
 * The search word that the value of a query means, where it is no UTF-8: a percent sign that nobody encoded, an address
 * that was cut off, or GBK, the encoding of older Chinese sites. null when it is none of these.
 */
export function repairedWord(value: string): string | null {
  const whole = bytesOf(value);
  const word =
    decoded('utf-8', whole) ?? cutOff(bytesOf(value.replace(/%[\da-f]?$/i, ''))) ?? decoded('gbk', whole);
  return word === null || /\p{Cc}/u.test(word) ? null : word;
}

/** Percent-decoded bytes. A percent sign that begins no escape stands for itself; other characters are bytes as they came. */
function bytesOf(value: string): Uint8Array {
  const text = value
    .replaceAll('+', ' ')
    .replace(/%([\da-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function decoded(encoding: 'utf-8' | 'gbk', bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-8 up to a last character that is not whole. Letters of ASCII alone are no evidence of UTF-8. */
function cutOff(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return /[^\p{ASCII}]/u.test(text) ? text : null;
  } catch {
    return null;
  }
}
