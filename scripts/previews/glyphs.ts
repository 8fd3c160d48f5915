import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import opentype, { type Font, type Glyph } from 'opentype.js';
import { collectFiles } from '../checks/collect.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = `${ROOT}bff/src/previews/glyphs.br`;
/** Names and titles that a picture may have to write. */
const NAMED = /^shared\/handlers\/(catalogue|content)\//;
/** The simplified Chinese font of the collection. */
const SIMPLIFIED = 2;
/** Units of an em as they are written; finer ones are seen by nobody at 110 px. */
const EM = 500;

/**
 * Writes the contours with which the gateway draws the pictures of coins and articles: `node scripts/previews/glyphs.ts
 * NotoSansCJK-Bold.ttc` (SIL Open Font License 1.1). A server need not have a font, nor a library that draws.
 */
function main(file: string | undefined): void {
  if (file === undefined) throw new Error('Name the file NotoSansCJK-Bold.ttc.');
  const font = fontOf(readFileSync(file));
  const lines = [...characters()].flatMap((character) => {
    const glyph = font.charToGlyph(character);
    return glyph.index === 0 ? [] : [`${character.codePointAt(0)} ${lineOf(glyph, EM / font.unitsPerEm)}`];
  });
  const text = Buffer.from(`${lines.join('\n')}\n`, 'latin1');
  const options = { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } };
  writeFileSync(OUT, brotliCompressSync(text, options));
  console.info(`${lines.length} characters, ${text.length} bytes`);
}

/** Latin letters, signs, the 3,755 most used Han characters (GB 2312, level 1) and those of our own names. */
function characters(): Set<string> {
  const found = new Set<string>();
  for (let code = 0x20; code < 0x7f; code += 1) found.add(String.fromCodePoint(code));
  for (const sign of '¥€£−–—…·×±→▲▼“”‘’、。《》「」【】（），：；？！％＋～｜') found.add(sign);
  const gb = new TextDecoder('gb18030');
  for (let high = 0xb0; high <= 0xd7; high += 1)
    for (let low = 0xa1; low <= 0xfe; low += 1)
      for (const han of gb.decode(Uint8Array.of(high, low)).match(/\p{Script=Han}/gu) ?? []) found.add(han);
  for (const { path, text } of collectFiles(ROOT, /\.(ts|json)$/))
    if (NAMED.test(path)) for (const han of text.match(/\p{Script=Han}/gu) ?? []) found.add(han);
  return found;
}

/** One font of a collection, which the library cannot choose: its directory, written over the collection's own. */
function fontOf(collection: Buffer): Font {
  const at = collection.readUInt32BE(12 + 4 * SIMPLIFIED);
  collection.copy(collection, 0, at, at + 12 + 16 * collection.readUInt16BE(at + 4));
  const { buffer, byteOffset, byteLength } = collection;
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Its advance, and its path in steps from point to point (y upwards): `m` moves, `l` draws a line, `c` a curve. */
function lineOf(glyph: Glyph, scale: number): string {
  let [x, y] = [0, 0];
  const step = (toX = 0, toY = 0): string => `${Math.round(toX * scale) - x},${Math.round(toY * scale) - y}`;
  const path = glyph.path.commands.map((command) => {
    if (command.type === 'Z') return '';
    const text =
      command.type === 'C'
        ? `c${step(command.x1, command.y1)},${step(command.x2, command.y2)},${step(command.x, command.y)}`
        : `${command.type.toLowerCase()}${step(command.x, command.y)}`;
    [x, y] = [Math.round(command.x * scale), Math.round(command.y * scale)];
    return text;
  });
  return `${Math.round((glyph.advanceWidth ?? 0) * scale)} ${path.join('')}`;
}

main(process.argv[2]);
