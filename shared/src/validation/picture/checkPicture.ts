import type { ImageType } from '../imageType.ts';
import type { Complaint } from '../login.ts';
import { readPicture } from './readPicture.ts';

/** Limits in pixels: a browser decodes each to four bytes, however small the file is. */
export interface PictureBounds {
  /** Maximum of either side. */
  readonly maxSide?: number;
  /** Exact size. */
  readonly pixels?: { readonly width: number; readonly height: number };
}

const BROKEN = '图片已损坏或不完整，请换一张';
const IMAGE_TYPES: ReadonlySet<string> = new Set<ImageType>(['image/png', 'image/jpeg', 'image/webp']);

/** Whether a type is a picture type. */
export function isImageType(type: string): type is ImageType {
  return IMAGE_TYPES.has(type);
}

/**
 * Why a picture is rejected, from all its bytes; null if it is accepted. Animated pictures are rejected: frames
 * multiply the decoded size.
 */
export function checkPicture(
  { maxSide = Number.POSITIVE_INFINITY, pixels }: PictureBounds,
  bytes: Uint8Array,
): Complaint {
  const picture = readPicture(bytes);
  if (!picture) return BROKEN;
  const { width, height, animated, whole } = picture;
  const found = `这一张是 ${width}×${height}`;
  if (pixels && (width !== pixels.width || height !== pixels.height))
    return `图片应为 ${pixels.width}×${pixels.height} 像素，${found}`;
  if (Math.max(width, height) > maxSide) return `图片的边长不能超过 ${maxSide} 像素，${found}`;
  if (animated) return '不支持动图，请换一张静态图片';
  return whole ? null : BROKEN;
}
