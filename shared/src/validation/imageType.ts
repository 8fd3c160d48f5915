/** The kinds of pictures that visitors may send, and are shown. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/**
 * The type of a picture by its first twelve bytes; null for anything that is no PNG, JPEG or WebP, whatever its
 * name or its declared type claims.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'image/webp' : null;
}
