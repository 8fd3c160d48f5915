import { crc32, deflateSync } from 'node:zlib';

export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** One byte per pixel, row by row: its palette index. */
  readonly pixels: Uint8Array;
  /** Red, green, blue of each palette entry. */
  readonly palette: readonly (readonly [number, number, number])[];
  /** Whether palette entry 0 is transparent. */
  readonly isClear: boolean;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Noise hardly compresses: a higher level costs time and saves nothing. */
const DEFLATE_LEVEL = 3;

/** A PNG of at most 256 colours. */
export function encodePng({ width, height, pixels, palette, isClear }: IndexedImage): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits per pixel, with palette.
  head.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    ...(isClear ? [chunk('tRNS', Buffer.from([0]))] : []),
    chunk('IDAT', deflateSync(unfiltered(pixels, width, height), { level: DEFLATE_LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row is prefixed with its filter byte: none. */
function unfiltered(pixels: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
