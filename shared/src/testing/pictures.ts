/** Hand-written picture headers: they can claim anything, and contain no real pixels. */

type Bytes = Uint8Array<ArrayBuffer>;

/** A PNG that claims this size; `more` are chunks between its header and its pixels. */
export function pngOf(width: number, height = width, more: readonly Bytes[] = []): Bytes {
  return joined([
    letters('\x89PNG\r\n\x1a\n'),
    pngHeader(width, height),
    ...more,
    pngChunk('IDAT', new Uint8Array(16)),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

/** The header chunk of an 8-bit RGBA PNG. */
export function pngHeader(width: number, height: number): Bytes {
  return pngChunk('IHDR', joined([big(width, 4), big(height, 4), Uint8Array.of(8, 6, 0, 0, 0)]));
}

/** A PNG chunk with a zero checksum. */
export function pngChunk(name: string, data: Bytes): Bytes {
  return joined([big(data.length, 4), letters(name), data, new Uint8Array(4)]);
}

/** A baseline JPEG that claims this size; `more` are segments before its frame. */
export function jpegOf(width: number, height = width, more: readonly Bytes[] = []): Bytes {
  const tail = [jpegSegment(0xda, new Uint8Array(10)), new Uint8Array(8), Uint8Array.of(0xff, 0xd9)];
  return joined([Uint8Array.of(0xff, 0xd8), ...more, jpegFrame(width, height), ...tail]);
}

/** A JPEG frame with three components, with the given marker. */
export function jpegFrame(width: number, height: number, marker = 0xc0): Bytes {
  return jpegSegment(
    marker,
    joined([Uint8Array.of(8), big(height, 2), big(width, 2), Uint8Array.of(3), new Uint8Array(9)]),
  );
}

export function jpegSegment(marker: number, data: Bytes): Bytes {
  return joined([Uint8Array.of(0xff, marker), big(data.length + 2, 2), data]);
}

/** A WebP file of these chunks. */
export function webpFile(...chunks: readonly Bytes[]): Bytes {
  const data = joined([letters('WEBP'), ...chunks]);
  return joined([letters('RIFF'), little(data.length, 4), data]);
}

/** A WebP chunk, padded to an even length. */
export function webpChunk(name: string, data: Bytes): Bytes {
  return joined([letters(name), little(data.length, 4), data, new Uint8Array(data.length % 2)]);
}

/** The lossy frame of a WebP. */
export function vp8(width: number, height = width): Bytes {
  const size = joined([little(width, 2), little(height, 2)]);
  return webpChunk(
    'VP8 ',
    joined([Uint8Array.of(0x10, 0, 0), letters('\x9d\x01\x2a'), size, new Uint8Array(9)]),
  );
}

/** The lossless frame of a WebP. */
export function vp8l(width: number, height = width): Bytes {
  const bits = (width - 1) | ((height - 1) << 14);
  return webpChunk('VP8L', joined([Uint8Array.of(0x2f), little(bits >>> 0, 4), new Uint8Array(9)]));
}

/** The extended header of a WebP: its flags and its canvas. */
export function vp8x(width: number, height = width, flags = 0): Bytes {
  const data = [Uint8Array.of(flags, 0, 0, 0), little(width - 1, 3), little(height - 1, 3)];
  return webpChunk('VP8X', joined(data));
}

function joined(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function letters(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function little(value: number, bytes: number): Bytes {
  return Uint8Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) % 256);
}

function big(value: number, bytes: number): Bytes {
  return little(value, bytes).reverse();
}
