import { imageTypeOf } from '@coinmirror/shared/validation/imageType.ts';

/** A larger file would take a phone's memory when it is unpacked; what is sent is far smaller. */
const SOURCE_MAX_BYTES = 8 * 1024 * 1024;

export type ReadPicture =
  | { readonly kind: 'picture'; readonly picture: HTMLImageElement }
  | { readonly kind: 'complaint'; readonly text: string };

/** Opens a file as a picture. Its first bytes say what it is: a name or a type may claim anything. */
export async function readPicture(file: File): Promise<ReadPicture> {
  if (file.size > SOURCE_MAX_BYTES) return complaint('图片不能超过 8 MB');
  if (!(await isPicture(file))) return complaint('只支持 PNG、JPEG 或 WebP 图片');
  const picture = new Image();
  const url = URL.createObjectURL(file);
  picture.src = url;
  try {
    await picture.decode();
    return { kind: 'picture', picture };
  } catch {
    return complaint('这张图片无法读取，请换一张');
  } finally {
    URL.revokeObjectURL(url);
  }
}

function complaint(text: string): ReadPicture {
  return { kind: 'complaint', text };
}

async function isPicture(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return imageTypeOf(head) !== null;
}
