/** Random bytes: the platform's, or a test's. */
export type RandomBytes = (length: number) => Uint8Array;

/** Maximum brightness of a picture, from 0. */
export const BRIGHTEST = 59;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Smooth noise between random heights `cell` pixels apart; 0 to 1 for each pixel, row by row. */
export function hills({ width, height }: Size, cell: number, random: RandomBytes): Float32Array {
  const across = Math.ceil(width / cell) + 2;
  const heights = random(across * (Math.ceil(height / cell) + 2));
  const right = Float32Array.from({ length: width }, (_, x) => smooth((x % cell) / cell));
  const field = new Float32Array(width * height);
  const edge = new Float32Array(across);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell) * across;
    const down = smooth((y % cell) / cell);
    for (let column = 0; column < across; column += 1)
      edge[column] = mix(heights[row + column] ?? 0, heights[row + across + column] ?? 0, down) / 255;
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / cell);
      field[y * width + x] = mix(edge[column] ?? 0, edge[column + 1] ?? 0, right[x] ?? 0);
    }
  }
  return field;
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const smooth = (share: number) => share * share * (3 - 2 * share);

/** Contour lines with added noise: no area has a uniform colour. */
export function landscape(size: Size, random: RandomBytes): Float32Array {
  const wide = hills(size, 60, random);
  const narrow = hills(size, 22, random);
  const grain = random(wide.length);
  const field = new Float32Array(wide.length);
  for (let at = 0; at < field.length; at += 1) {
    const height = 0.65 * (wide[at] ?? 0) + 0.35 * (narrow[at] ?? 0);
    const step = Math.abs(((height * 9) % 1) - 0.5) < 0.09 ? -9 : 0;
    field[at] = 20 + height * 34 + step + ((grain[at] ?? 0) % 7) - 3;
  }
  return field;
}
