import { type ImageType, imageTypeOf } from './imageType.ts';

/** The kinds of files that visitors may send. */
export type FileType = ImageType | 'application/pdf';

/** The type of a file by its first twelve bytes; null for what is none of ours, whatever it is called. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 5));
  return head === '%PDF-' ? 'application/pdf' : imageTypeOf(bytes);
}
