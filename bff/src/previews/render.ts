import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Html } from '../prerender/html.ts';
import { NotNow } from './notNow.ts';
import type { CanWrite } from './pictureLayout.ts';

/** A picture as SVG; may throw NotNow instead, when it cannot be drawn with these letters. */
export type Draw = (canWrite: CanWrite) => Html;

/** An SVG as PNG. Throws NotNow where the build has written no letters. */
export type Render = (draw: Draw) => Promise<Buffer>;

/**
 * Renders by sharp (librsvg), in a thread of its own, with the fonts of the build's folder alone. Both are read for the
 * first picture: the library takes 18 MB.
 */
export function createRender(fonts: string): Render {
  let starting: ReturnType<typeof start> | null = null;
  return async (draw) => {
    starting ??= start(fonts).catch((error: unknown) => {
      starting = null;
      throw error;
    });
    const { sharp, canWrite } = await starting;
    return sharp(Buffer.from(draw(canWrite).text))
      .removeAlpha()
      .png()
      .toBuffer();
  };
}

async function start(fonts: string) {
  const letters = await readFile(join(fonts, 'letters'), 'utf8').catch((cause: unknown) => {
    throw new NotNow('no letters', { cause });
  });
  // Read when the library is loaded. A system's own fonts would draw each server's pictures differently.
  process.env['FONTCONFIG_FILE'] = join(fonts, 'fonts.conf');
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return { sharp, canWrite: (text: string) => [...text].every((letter) => letters.includes(letter)) };
}
