/** A picture as described by its own header. Sizes in pixels. */
export interface PictureHeader {
  readonly width: number;
  readonly height: number;
  /** Whether it has several frames: an APNG or an animated WebP. */
  readonly animated: boolean;
  /** Whether every part a decoder needs is there and agrees with the header. */
  readonly whole: boolean;
}

/** Reads big-endian and little-endian numbers of a file; outside of it throws RangeError. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** ASCII letters of a file; fewer at the end of the file. */
export function lettersAt(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + count));
}
