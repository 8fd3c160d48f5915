import sharp from 'sharp';
import type { IconSource } from './icons.ts';
import { logoText } from './logoText.ts';

/** Pixels on an edge: a logo of 32 px on a screen of three pixels to one of CSS. */
const EDGE = 96;
/** Dots an inch with which an SVG of 24 units, as most are, is drawn at that size; 72 draw it as large as it says. */
const DENSITY = (72 * EDGE) / 24;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * The logo as a WebP of 96 × 96 pixels. A browser holds each SVG picture as a document of its own and visits all of
 * them after every task of the page: a hundred logos of a table cost 20 µs a task of a desk's processor, whatever the
 * task did.
 */
export async function logoPicture(source: IconSource): Promise<Buffer> {
  return sharp(Buffer.from(await logoText(source)), { density: DENSITY })
    .resize(EDGE, EDGE, { fit: 'contain', background: CLEAR })
    .webp({ quality: 85 })
    .toBuffer();
}
