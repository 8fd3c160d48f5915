import { imageTypeOf } from './imageType.ts';

/** The kinds of files that visitors may send. */
export type FileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

/** The type of a file by its first twelve bytes; null for what is none of ours, whatever it is called. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 5));
  return head === '%PDF-' ? 'application/pdf' : imageTypeOf(bytes);
}

/** Width and height of a PNG in pixels, by its first 24 bytes; null for anything that is no PNG. */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  if (bytes.byteLength < 24 || imageTypeOf(bytes) !== 'image/png') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // After the signature comes the header chunk: its length, `IHDR`, then the two sizes.
  return view.getUint32(12) === 0x49484452 ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}
