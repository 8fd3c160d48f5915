/** A picture as its own header describes it. Sizes in pixels. */
export interface PictureHeader {
  readonly width: number;
  readonly height: number;
  /** More than one frame: an APNG or an animated WebP. */
  readonly animated: boolean;
  /** Every part a decoder needs is there, and none contradicts the header. */
  readonly whole: boolean;
}

/** Big-endian and little-endian numbers of a file. Reading outside of it throws RangeError. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Letters of a file, one a byte; shorter where the file ends. */
export function lettersAt(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + count));
}
