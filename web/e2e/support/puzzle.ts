import { inflateSync } from 'node:zlib';

/** The two pictures of a slider, as data URLs, and the piece's vertical position. */
export interface PuzzlePictures {
  readonly background: string;
  readonly piece: string;
  readonly top: number;
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Brightness of each pixel; null where it is transparent. */
  readonly light: readonly (number | null)[];
}

/**
 * Finds the gap from the pictures: the position with the most dark pixels inside the outline of the piece and the
 * fewest around it. The answer does not contain it.
 */
export function findGap({ background, piece, top }: PuzzlePictures): number {
  const picture = readPng(background);
  const { inside, outside } = outlineOf(readPng(piece));
  const isDark = darkPlaces(picture);
  const share = (places: readonly Place[], left: number) =>
    places.filter(([x, y]) => isDark[(top + y) * picture.width + left + x]).length / places.length;
  const span = Math.max(...inside.map(([x]) => x));
  const fits = Array.from(
    { length: picture.width - span },
    (_, left) => share(inside, left) - share(outside, left),
  );
  return fits.indexOf(Math.max(...fits));
}

/** The threshold of the gap is a third of the way from the darkest to the lightest pixel. */
function darkPlaces({ light }: Picture): readonly boolean[] {
  const painted = light.map((each) => each ?? 0);
  const [darkest, lightest] = [Math.min(...painted), Math.max(...painted)];
  return painted.map((each) => each < darkest + (lightest - darkest) / 3);
}

type Place = readonly [x: number, y: number];

/** The opaque pixels of a piece, and their neighbours outside. */
function outlineOf(piece: Picture): { inside: readonly Place[]; outside: readonly Place[] } {
  const inside: Place[] = [];
  const outside: Place[] = [];
  const isPainted = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < piece.width && y < piece.height && piece.light[y * piece.width + x] !== null;
  const steps = [-2, -1, 0, 1, 2];
  for (let y = 0; y < piece.height; y += 1)
    for (let x = 0; x < piece.width; x += 1) {
      if (isPainted(x, y)) inside.push([x, y]);
      else if (steps.some((dy) => steps.some((dx) => isPainted(x + dx, y + dy)))) outside.push([x, y]);
    }
  return { inside, outside };
}

/** Decodes a palette PNG with unfiltered rows, as the upstream writes them. */
function readPng(dataUrl: string): Picture {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const part = (name: string) => chunks.get(name) ?? Buffer.alloc(0);
  const [width, height] = [part('IHDR').readUInt32BE(0), part('IHDR').readUInt32BE(4)];
  const palette = part('PLTE');
  const clear = part('tRNS');
  const rows = inflateSync(part('IDAT'));
  const light = Array.from({ length: width * height }, (_, at) => {
    const place = rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] ?? 0;
    if (clear[place] === 0) return null;
    return [0, 1, 2].reduce((sum, channel) => sum + (palette[place * 3 + channel] ?? 0), 0);
  });
  return { width, height, light };
}
