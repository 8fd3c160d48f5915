import { afterPlain, afterSpace, afterString, noJson } from './jsonScalars.ts';

/** Answers of ours nest some eight levels; what nests deeper than this is meant to exhaust somebody's stack. */
const DEEPEST = 512;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const ARRAY = 0x5b;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
/** From what opens an array or object to what closes it. */
const TO_END = 2;

/** What closes each open array or object, outermost first. One does for all texts, since a scan never waits. */
const open = new Uint8Array(DEEPEST);

/**
 * The value of the outermost object's member `name` (the last, where it stands twice): a number, a string, a boolean or
 * null; undefined where there is none, or it is an array or object. Throws SyntaxError for what is no JSON (RFC 8259), or
 * nests deeper than 512 levels. The bytes must be UTF-8. JSON.parse builds all of an answer, three times its size and
 * more, to be thrown away; this builds nothing.
 */
export function memberOf(bytes: Buffer, name: string): unknown {
  let depth = 0;
  let found = -1;
  let at = afterSpace(bytes, 0);
  for (;;) {
    let begins = false;
    const first = bytes[at] ?? 0;
    if (first === QUOTE) {
      at = afterString(bytes, at);
    } else if (first === OBJECT || first === ARRAY) {
      const end = first + TO_END;
      at = afterSpace(bytes, at + 1);
      begins = bytes[at] !== end;
      if (!begins) at += 1;
      else if (depth === DEEPEST) throw noJson(at);
      else open[depth++] = end;
    } else {
      at = afterPlain(bytes, at);
    }
    // What has ended may be the last of what holds it, and that the last of its own.
    while (!begins) {
      at = afterSpace(bytes, at);
      if (depth === 0) {
        if (at < bytes.length) throw noJson(at);
        return found < 0 ? undefined : scalarAt(bytes, found);
      }
      const next = bytes[at] ?? 0;
      at += 1;
      if (next === COMMA) break;
      depth -= 1;
      if (next !== open[depth]) throw noJson(at);
    }
    at = afterSpace(bytes, at);
    if (open[depth - 1] !== OBJECT_END) continue;
    const key = at;
    at = afterSpace(bytes, afterString(bytes, at));
    if (bytes[at] !== COLON) throw noJson(at);
    const keyEnd = at;
    at = afterSpace(bytes, at + 1);
    if (depth === 1 && JSON.parse(bytes.toString('utf8', key, keyEnd)) === name) found = at;
  }
}

function scalarAt(bytes: Buffer, at: number): unknown {
  const first = bytes[at];
  if (first === OBJECT || first === ARRAY) return undefined;
  const end = first === QUOTE ? afterString(bytes, at) : afterPlain(bytes, at);
  return JSON.parse(bytes.toString('utf8', at, end));
}
