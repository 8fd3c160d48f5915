import { lettersAt, type PictureHeader, viewOf } from './picture.ts';

const SIGNATURE_BYTES = 8;
/** Length and name before a chunk's data, and a checksum after it. */
const BEFORE = 8;
const AROUND = 12;
const HEADER_BYTES = 13;
/** Maximum side of the format. */
const LARGEST = 0x7fffffff;
/** Allowed bits per sample of each colour type. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Reads a PNG by its chunks; null if its header chunk is missing, truncated or invalid. */
export function readPng(bytes: Uint8Array): PictureHeader | null {
  const size = sizeOf(bytes);
  return size && { ...size, ...judgeChunks(bytes) };
}

function sizeOf(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  if (bytes.length < SIGNATURE_BYTES + BEFORE + HEADER_BYTES) return null;
  const view = viewOf(bytes);
  if (view.getUint32(8) !== HEADER_BYTES || lettersAt(bytes, 12, 4) !== 'IHDR') return null;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width === 0 || height === 0 || width > LARGEST || height > LARGEST) return null;
  const [depth, colour, compression, filter, interlace] = bytes.subarray(24, 29);
  if (!DEPTHS[colour ?? -1]?.includes(depth ?? -1)) return null;
  return compression === 0 && filter === 0 && (interlace ?? 2) < 2 ? { width, height } : null;
}

/** Walks all chunks: a second header, a truncated chunk, missing pixels or a missing end make it incomplete. */
function judgeChunks(bytes: Uint8Array): Pick<PictureHeader, 'animated' | 'whole'> {
  const view = viewOf(bytes);
  let [animated, hasPixels] = [false, false];
  let at = SIGNATURE_BYTES + HEADER_BYTES + AROUND;
  while (at + AROUND <= bytes.length) {
    const length = view.getUint32(at);
    const name = lettersAt(bytes, at + 4, 4);
    if (name === 'IEND') return { animated, whole: hasPixels };
    if (name === 'IHDR' || at + AROUND + length > bytes.length) break;
    if (name === 'acTL') animated = true;
    if (name === 'IDAT' && length > 0) hasPixels = true;
    at += AROUND + length;
  }
  return { animated, whole: false };
}
