/**
 * The search word that the value of a query means, where it is no UTF-8: a percent sign that nobody encoded, an address
 * that was cut off, or GBK, the encoding of older Chinese sites, whole or cut off. null when it is none of these.
 */
export function repairedWord(value: string): string | null {
  const whole = bytesOf(value);
  const word =
    decoded('utf-8', whole) ??
    cutOff('utf-8', bytesOf(value.replace(/%[\da-f]?$/i, ''))) ??
    decoded('gbk', whole) ??
    cutOff('gbk', whole);
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

/** Text up to a last character that is not whole. Letters of ASCII alone are no evidence of an encoding. */
function cutOff(encoding: 'utf-8' | 'gbk', bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return /[^\p{ASCII}]/u.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** Letters that people search for whose UTF-8 has two bytes, by script. */
const LETTERS = [/^[a-zÀ-ÖØ-öø-ſ]+$/i, /^[a-zά-ώ]+$/i, /^[a-zА-я]+$/iu, /^[א-ת]+$/, /^[ء-ي]+$/];
/** Whether some characters have two bytes in UTF-8 and none has more: those alone can be taken for GBK. */
const hasPairs = (text: string) => /[\u0080-\u07ff]/.test(text) && !/[\u0800-\uffff]/.test(text);
/**
 * The common characters of GB 2312 begin with bytes up to 0xd7. Below 0xc4 the two bytes of UTF-8 are the signs and
 * letters of western languages (¥, é), which are written alone.
 */
const isCommon = (lead: number, trail: number) => lead >= 0xc4 && lead <= 0xd7 && trail >= 0xa1;

/**
 * The search word in GBK that the value of a query means although it is UTF-8 too: 时 is the two bytes of ʱ. Only where
 * its UTF-8 is no word of any script, and each of its pairs of bytes is a common Chinese character; else null.
 */
export function misreadWord(value: string): string | null {
  const bytes = bytesOf(value);
  const read = decoded('utf-8', bytes);
  if (read === null || !hasPairs(read)) return null;
  const words = read.split(/[\p{ASCII}--[a-z]]+/iv).filter((word) => word !== '');
  if (words.every((word) => word.length > 1 && LETTERS.some((script) => script.test(word)))) return null;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    at += 1;
    if (!isCommon(byte, bytes[at] ?? 0)) return null;
  }
  return decoded('gbk', bytes);
}
