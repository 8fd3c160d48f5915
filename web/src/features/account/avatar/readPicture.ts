import { imageTypeOf } from '@coinmirror/shared/validation/imageType.ts';
import { readPicture as readHeader } from '@coinmirror/shared/validation/picture/readPicture.ts';

/** A larger file could exhaust a phone's memory when decoded; the uploaded one is far smaller. */
const SOURCE_MAX_BYTES = 8 * 1024 * 1024;
/** Decoding takes four bytes a pixel, however small the file is. No phone's camera takes more. */
const SOURCE_MAX_PIXELS = 64_000_000;

const UNREADABLE = '这张图片无法读取，请换一张';

export type ReadPicture =
  | { readonly kind: 'picture'; readonly picture: HTMLImageElement }
  | { readonly kind: 'complaint'; readonly text: string };

/** Opens a file as a picture. Its own bytes determine format and size: a name or MIME type may claim anything. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const complaint = await complaintOf(file);
  if (complaint !== null) return { kind: 'complaint', text: complaint };
  const picture = new Image();
  const url = URL.createObjectURL(file);
  picture.src = url;
  try {
    await picture.decode();
    return { kind: 'picture', picture };
  } catch {
    return { kind: 'complaint', text: UNREADABLE };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Why a file must not be decoded; null when it may. */
export async function complaintOf(file: Blob): Promise<string | null> {
  if (file.size > SOURCE_MAX_BYTES) return '图片不能超过 8 MB';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (imageTypeOf(bytes) === null) return '只支持 PNG、JPEG 或 WebP 图片';
  const header = readHeader(bytes);
  if (!header) return UNREADABLE;
  return header.width * header.height > SOURCE_MAX_PIXELS
    ? `图片过大（${header.width}×${header.height} 像素），请缩小后再试`
    : null;
}
