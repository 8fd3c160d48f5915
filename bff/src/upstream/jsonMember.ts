/** Our answers nest some eight levels; deeper nesting than this is an attack on the stack. */
const DEEPEST = 512;

const QUOTE = 0x22;
const MINUS = 0x2d;
const BACKSLASH = 0x5c;
const ARRAY = 0x5b;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
const WORDS = new Map(['true', 'false', 'null'].map((word) => [word.charCodeAt(0), word]));
const ESCAPED = new Set(Buffer.from('"\\/bfnrt'));
const HEX = new Set(Buffer.from('0123456789abcdefABCDEF'));

/** Name and offset of the wanted member, -1 until it is found. Scans are synchronous, so they share this object. */
const asked = { name: '', at: -1 };

/**
 * The value of the outermost object's member `name` (the last, where it stands twice); undefined where there is none, or
 * it is an array or object. Throws SyntaxError for what is no JSON (RFC 8259) or nests deeper than 512 levels. The bytes
 * must be UTF-8. JSON.parse builds all of an answer, three times its size and more, to be thrown away; this nothing.
 */
export function memberOf(bytes: Buffer, name: string): unknown {
  Object.assign(asked, { name, at: -1 });
  const end = afterSpace(bytes, afterValue(bytes, afterSpace(bytes, 0), 0));
  if (end < bytes.length) throw noJson(end);
  const { at } = asked;
  if (at < 0 || bytes[at] === OBJECT || bytes[at] === ARRAY) return undefined;
  return JSON.parse(bytes.toString('utf8', at, afterValue(bytes, at, 1)));
}

function noJson(at: number): SyntaxError {
  return new SyntaxError(`no JSON at byte ${at}`);
}

// Each of these says where what stands at `from` ends. Past the end of the bytes 0 is read: no JSON holds one.

function afterValue(bytes: Buffer, from: number, depth: number): number {
  const first = bytes[from] ?? 0;
  if (first === QUOTE) return afterString(bytes, from);
  if (first !== OBJECT && first !== ARRAY) return afterPlain(bytes, from, first);
  if (depth === DEEPEST) throw noJson(from);
  const end = first + 2;
  let at = afterSpace(bytes, from + 1);
  if (bytes[at] === end) return at + 1;
  for (;;) {
    if (end === OBJECT_END) at = afterKey(bytes, at, depth);
    at = afterSpace(bytes, afterValue(bytes, at, depth + 1));
    const next = bytes[at];
    at += 1;
    if (next === end) return at;
    if (next !== 0x2c) throw noJson(at);
    at = afterSpace(bytes, at);
  }
}

function afterKey(bytes: Buffer, from: number, depth: number): number {
  if (bytes[from] !== QUOTE) throw noJson(from);
  const end = afterString(bytes, from);
  const colon = afterSpace(bytes, end);
  if (bytes[colon] !== 0x3a) throw noJson(colon);
  const at = afterSpace(bytes, colon + 1);
  if (depth === 0 && JSON.parse(bytes.toString('utf8', from, end)) === asked.name) asked.at = at;
  return at;
}

function afterSpace(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at] ?? 0;
    // Most often there is none.
    if (byte > 0x20 || (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)) return at;
    at += 1;
  }
}

function afterString(bytes: Buffer, from: number): number {
  let at = from + 1;
  for (;;) {
    const byte = bytes[at] ?? 0;
    at += 1;
    if (byte === QUOTE) return at;
    if (byte < 0x20) throw noJson(at);
    if (byte !== BACKSLASH) continue;
    const isCode = bytes[at] === 0x75;
    if (!isCode && !ESCAPED.has(bytes[at] ?? 0)) throw noJson(at);
    at += 1;
    for (const end = isCode ? at + 4 : at; at < end; at++) if (!HEX.has(bytes[at] ?? 0)) throw noJson(at);
  }
}

function afterPlain(bytes: Buffer, from: number, first: number): number {
  const word = WORDS.get(first);
  if (word !== undefined) {
    for (let at = 1; at < word.length; at++) if (bytes[from + at] !== word.charCodeAt(at)) throw noJson(from);
    return from + word.length;
  }
  let at = first === MINUS ? from + 1 : from;
  at = bytes[at] === 0x30 ? at + 1 : afterDigits(bytes, at);
  if (bytes[at] === 0x2e) at = afterDigits(bytes, at + 1);
  if (bytes[at] !== 0x65 && bytes[at] !== 0x45) return at;
  const sign = bytes[at + 1];
  return afterDigits(bytes, sign === 0x2b || sign === MINUS ? at + 2 : at + 1);
}

function afterDigits(bytes: Buffer, from: number): number {
  let at = from;
  for (let byte = bytes[at] ?? 0; byte >= 0x30 && byte <= 0x39; byte = bytes[at] ?? 0) at += 1;
  if (at === from) throw noJson(at);
  return at;
}
