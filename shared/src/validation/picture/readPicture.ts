import { type ImageType, imageTypeOf } from '../imageType.ts';
import { readJpeg } from './jpeg.ts';
import type { PictureHeader } from './picture.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** Header of a supported picture file. */
export interface Picture extends PictureHeader {
  readonly type: ImageType;
}

const READERS: Readonly<Record<ImageType, (bytes: Uint8Array) => PictureHeader | null>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

/**
 * Reads the headers of a PNG, JPEG or WebP without decoding pixels; null for anything else, and for a truncated or
 * invalid header. Needs the whole file: for a part `whole` is false.
 */
export function readPicture(bytes: Uint8Array): Picture | null {
  const type = imageTypeOf(bytes);
  const header = type && READERS[type](bytes);
  return header && { type, ...header };
}
