import sharp from 'sharp';
import type { IconSource } from './icons.ts';
import { logoText } from './logoText.ts';

/** Side in pixels: a 32 px logo at a device pixel ratio of three. */
const EDGE = 96;
/** Dots per inch that draw a 24-unit SVG, the most common size, at that size; 72 draws it at its nominal size. */
const DENSITY = (72 * EDGE) / 24;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * The logo as a WebP of 96 × 96 pixels. Browsers keep each SVG picture as a separate document and visit all of them
 * after every task: a hundred logos of a table cost 20 µs per task on a desktop processor, whatever the task.
 */
export async function logoPicture(source: IconSource): Promise<Buffer> {
  return sharp(Buffer.from(await logoText(source)), { density: DENSITY })
    .resize(EDGE, EDGE, { fit: 'contain', background: CLEAR })
    .webp({ quality: 85 })
    .toBuffer();
}
