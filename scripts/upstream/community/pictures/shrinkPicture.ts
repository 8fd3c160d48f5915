import { AVATAR_SIDE_MAX, STORED_SIDE_MAX } from '@coinmirror/shared/constants/limits.ts';
import type { ImageType } from '@coinmirror/shared/validation/imageType.ts';
import type { Sharp } from 'sharp';

export interface StoredPicture {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Seconds of work on one picture: two hundred times what the largest takes. */
const MOST_WORK = 10;

const WRITERS: Readonly<Record<ImageType, (picture: Sharp) => Sharp>> = {
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 85, mozjpeg: true }),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
};

let last: Promise<unknown> = Promise.resolve();

/**
 * A checked picture (`checkPicture`: type, sides, one frame) with sides of at most 512 px, upright, and without what else
 * its file held, such as the place it was taken at. null if its pixels cannot be read. Pictures are decoded one at a time,
 * off the main thread.
 */
export function shrinkPicture(type: ImageType, bytes: Uint8Array): Promise<StoredPicture | null> {
  const result = last.then(() => shrink(type, bytes));
  last = result.catch(() => null);
  return result;
}

async function shrink(type: ImageType, bytes: Uint8Array): Promise<StoredPicture | null> {
  // Who uploads nothing loads none of its 20 MB.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const picture = sharp(bytes, { limitInputPixels: AVATAR_SIDE_MAX ** 2, failOn: 'error' })
    .timeout({ seconds: MOST_WORK })
    .autoOrient()
    .resize(STORED_SIDE_MAX, STORED_SIDE_MAX, { fit: 'inside', withoutEnlargement: true });
  try {
    const { data, info } = await WRITERS[type](picture).toBuffer({ resolveWithObject: true });
    return { type, width: info.width, height: info.height, bytes: data };
  } catch {
    return null;
  }
}
