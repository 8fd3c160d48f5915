import { lettersAt, type PictureHeader, viewOf } from './picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Chunk {
  readonly name: string;
  /** Offset and length of its data. */
  readonly at: number;
  readonly length: number;
}

const CHUNK_HEAD = 8;
const ANIMATION_FLAG = 0x02;

/** Reads a WebP (VP8, VP8L or VP8X) by its chunks; null if the first one gives no size. */
export function readWebp(bytes: Uint8Array): PictureHeader | null {
  const [first, ...rest] = chunksOf(bytes);
  if (!first) return null;
  const fits = bytes.length >= CHUNK_HEAD && viewOf(bytes).getUint32(4, true) + CHUNK_HEAD <= bytes.length;
  if (first.name !== 'VP8X') {
    const size = sizeOfFrame(bytes, first);
    return size && { ...size, animated: false, whole: fits && isWithin(bytes, first) };
  }
  const canvas = canvasOf(bytes, first);
  if (!canvas) return null;
  const animated =
    ((bytes[first.at] ?? 0) & ANIMATION_FLAG) !== 0 || rest.some(({ name }) => /^AN(IM|MF)$/.test(name));
  const frames = rest.filter(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const [frame] = frames;
  const inner = frame && frames.length === 1 && isWithin(bytes, frame) ? sizeOfFrame(bytes, frame) : null;
  const agrees = inner?.width === canvas.width && inner.height === canvas.height;
  return { ...canvas, animated, whole: fits && agrees };
}

/** The chunks after the file header, as far as they are readable; data is padded to an even length. */
function chunksOf(bytes: Uint8Array): readonly Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let at = 12; at + CHUNK_HEAD <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    chunks.push({ name: lettersAt(bytes, at, 4), at: at + CHUNK_HEAD, length });
    at += CHUNK_HEAD + length + (length % 2);
  }
  return chunks;
}

function isWithin(bytes: Uint8Array, { at, length }: Chunk): boolean {
  return at + length <= bytes.length;
}

function sizeOfFrame(bytes: Uint8Array, { name, at }: Chunk): Size | null {
  if (name === 'VP8 ') return lossySize(bytes, at);
  return name === 'VP8L' ? losslessSize(bytes, at) : null;
}

/** A key frame, its start code, then two 14-bit sides below their scale bits. */
function lossySize(bytes: Uint8Array, at: number): Size | null {
  if (at + 10 > bytes.length) return null;
  const isKeyFrame = ((bytes[at] ?? 1) & 1) === 0;
  if (!isKeyFrame || lettersAt(bytes, at + 3, 3) !== '\x9d\x01\x2a') return null;
  const view = viewOf(bytes);
  return sized(view.getUint16(at + 6, true) & 0x3fff, view.getUint16(at + 8, true) & 0x3fff);
}

/** A signature, then two 14-bit sides minus one, a flag and a version of 0. */
function losslessSize(bytes: Uint8Array, at: number): Size | null {
  if (at + 5 > bytes.length || bytes[at] !== 0x2f) return null;
  const bits = viewOf(bytes).getUint32(at + 1, true);
  return bits >>> 29 === 0 ? sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1) : null;
}

/** Flags, then two 24-bit sides minus one. */
function canvasOf(bytes: Uint8Array, { at, length }: Chunk): Size | null {
  if (length < 10 || at + 10 > bytes.length) return null;
  const view = viewOf(bytes);
  const side = (from: number) => view.getUint16(from, true) + view.getUint8(from + 2) * 0x10000 + 1;
  return sized(side(at + 4), side(at + 7));
}

function sized(width: number, height: number): Size | null {
  return width > 0 && height > 0 ? { width, height } : null;
}
