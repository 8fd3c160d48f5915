import { type ImageType, imageTypeOf } from './imageType.ts';

/** File types that visitors may upload. */
export type FileType = ImageType | 'application/pdf';

/** The type of a file by its first twelve bytes; null for an unsupported one, whatever its name. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 5));
  return head === '%PDF-' ? 'application/pdf' : imageTypeOf(bytes);
}
