import { type PictureHeader, viewOf } from './picture.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** Frames that browsers decode: baseline, extended, progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** The other frames: lossless, hierarchical, arithmetic. */
const FOREIGN_FRAMES: ReadonlySet<number> = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

interface Segment {
  readonly marker: number;
  /** Offset of its length field. */
  readonly at: number;
  readonly length: number;
}

/**
 * Reads a JPEG by its segments up to the first scan; null if no frame gives a size. Thumbnails inside other segments
 * are not read.
 */
export function readJpeg(bytes: Uint8Array): PictureHeader | null {
  let size: { readonly width: number; readonly height: number } | null = null;
  for (
    let at = 2, segment = segmentAt(bytes, at);
    segment;
    at = end(segment), segment = segmentAt(bytes, at)
  ) {
    if (segment.marker === SOS)
      return size && { ...size, animated: false, whole: end(segment) < bytes.length };
    if (FOREIGN_FRAMES.has(segment.marker)) return null;
    if (!FRAMES.has(segment.marker)) continue;
    // Two frames: decoders disagree on which one applies.
    if (size) break;
    size = sizeOfFrame(bytes, segment);
    if (!size) return null;
  }
  return size && { ...size, animated: false, whole: false };
}

function end({ at, length }: Segment): number {
  return at + length;
}

/** The segment at or after `at`; null if there is none, or if it is truncated. */
function segmentAt(bytes: Uint8Array, at: number): Segment | null {
  if (bytes[at] !== 0xff) return null;
  let from = at;
  while (bytes[from] === 0xff) from += 1;
  const marker = bytes[from];
  const begin = from + 1;
  if (marker === undefined || marker === 0 || marker === SOI || marker === EOI) return null;
  if (begin + 2 > bytes.length) return null;
  const length = viewOf(bytes).getUint16(begin);
  return length >= 2 && begin + length <= bytes.length ? { marker, at: begin, length } : null;
}

/** Height, width and number of components; null for an unspecified height, or an inconsistent length. */
function sizeOfFrame(bytes: Uint8Array, { at, length }: Segment) {
  const FIXED = 8;
  if (length < FIXED) return null;
  const view = viewOf(bytes);
  const [height, width, components] = [view.getUint16(at + 3), view.getUint16(at + 5), view.getUint8(at + 7)];
  return width > 0 && height > 0 && components > 0 && length === FIXED + 3 * components
    ? { width, height }
    : null;
}
