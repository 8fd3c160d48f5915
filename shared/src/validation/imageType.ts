/** Picture types that visitors may upload, and that are shown. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/**
 * The type of a picture by its first twelve bytes; null for anything but PNG, JPEG or WebP, whatever its name or
 * declared type.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'image/webp' : null;
}
