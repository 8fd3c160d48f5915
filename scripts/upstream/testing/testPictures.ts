import type { ImageType } from '@coinmirror/shared/validation/imageType.ts';
import sharp from 'sharp';

/** A picture with real pixels; turned, by EXIF, and with its author's name, where given. */
export function realPicture(
  type: ImageType,
  width: number,
  height = width,
  reported?: { readonly orientation: number; readonly author: string },
) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#3366cc' } });
  const format = type === 'image/png' ? 'png' : type === 'image/jpeg' ? 'jpeg' : 'webp';
  if (reported) {
    const { orientation, author } = reported;
    picture.withMetadata({ orientation }).withExifMerge({ IFD0: { Copyright: author } });
  }
  return picture.toFormat(format).toBuffer();
}
