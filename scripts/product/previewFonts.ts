import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const PARTS = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/unicode.json');

/** Fontconfig looks for fonts beside this file, and nowhere else. */
const CONFIGURATION = '<?xml version="1.0"?><fontconfig><dir prefix="relative">.</dir></fontconfig>';

/**
 * Writes into the folder the fonts with which the gateway draws link previews: Noto Sans SC in bold, in the hundred parts
 * of its package, and a text of the letters that they have. Kept until the package or this file changes.
 */
export async function writePreviewFonts(folder: string): Promise<void> {
  const inputs = [fileURLToPath(import.meta.url), join(dirname(PARTS), 'package.json')];
  const hash = createHash('sha256').update(inputs.map((file) => readFileSync(file, 'utf8')).join(''));
  const kept = join(CACHE, `preview-fonts-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true });
    // Whole or not at all, whoever else makes them at the same time.
    const made = mkdtempSync(join(CACHE, 'fonts-'));
    await makeFonts(made);
    if (existsSync(kept)) rmSync(made, { recursive: true });
    else renameSync(made, kept);
  }
  cpSync(kept, folder, { recursive: true });
}

async function makeFonts(folder: string): Promise<void> {
  // Loaded only if there is something to make.
  const { default: subsetFont } = await import('subset-font');
  const { default: opentype } = await import('opentype.js');
  const parts: Record<string, string> = JSON.parse(readFileSync(PARTS, 'utf8'));
  const written: string[] = [];
  for (const [name, ranges] of Object.entries(parts)) {
    const part = name.replace(/[[\]]/g, '');
    const letters = lettersIn(ranges);
    const whole = readFileSync(join(dirname(PARTS), `files/noto-sans-sc-${part}-wght-normal.woff2`));
    // The renderer reads neither woff2 nor a weight from a font that has all of them.
    const options = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const;
    const font = Uint8Array.from(await subsetFont(whole, letters.join(''), options));
    writeFileSync(join(folder, `${part}.ttf`), font);
    // The package names letters that the font has not. No SVG may hold a control character.
    const parsed = opentype.parse(font.buffer);
    written.push(
      ...letters.filter((letter) => parsed.charToGlyphIndex(letter) > 0 && !/\p{Cc}/u.test(letter)),
    );
  }
  writeFileSync(join(folder, 'letters'), written.join(''));
  writeFileSync(join(folder, 'fonts.conf'), CONFIGURATION);
}

/** The letters of `U+20-7e,U+a0`. */
function lettersIn(ranges: string): string[] {
  return ranges
    .replaceAll('U+', '')
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    });
}
