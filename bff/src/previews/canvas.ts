/** A closed contour: x and y in turn, px from the top left. */
export type Contour = readonly number[];

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A picture without transparency. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Line by line as a PNG has them: a byte for the filter, which is none, then three bytes a pixel. */
  readonly lines: Uint8Array;
  /** What a shape covers of its pixels, while it is filled: zeros before and after. */
  covered: Float32Array;
}

/** An empty canvas, to be painted over and over: a new one each time is megabytes that wait for the garbage collector. */
export function createCanvas(width: number, height: number): Canvas {
  return { width, height, lines: new Uint8Array((width * 3 + 1) * height), covered: new Float32Array(0) };
}

/** Where a pixel's three bytes begin. */
export function placeOf({ width }: Canvas, x: number, y: number): number {
  return y * (width * 3 + 1) + 1 + x * 3;
}

/** Paints all of it in one colour. */
export function clear(canvas: Canvas, colour: Colour): void {
  const { width, height, lines } = canvas;
  for (let x = 0; x < width; x += 1) lines.set(colour, placeOf(canvas, x, 0));
  const line = width * 3 + 1;
  for (let y = 1; y < height; y += 1) lines.copyWithin(y * line, 0, line);
}

/** How much of the colour a line of pixels takes, 0 to 1; `line` counts from the top. */
type Opacity = (line: number) => number;
const opaque: Opacity = () => 1;

/**
 * Fills contours with a colour, edges smoothed. Contours that turn the same way add up, others cut holes, as those of letters
 * do. What lies outside of the canvas is left out.
 */
export function fill(
  canvas: Canvas,
  contours: readonly Contour[],
  colour: Colour,
  opacity: Opacity = opaque,
): void {
  const box = boxOf(canvas, contours);
  if (box.width <= 0 || box.height <= 0) return;
  // A column more: what an edge covers of a pixel is told to the next one, too.
  const stride = box.width + 2;
  const cells = stride * box.height;
  if (canvas.covered.length < cells) canvas.covered = new Float32Array(cells);
  const { covered } = canvas;
  for (const contour of contours) addContour(covered, stride, box, contour);
  for (let line = 0; line < box.height; line += 1) {
    const most = opacity(box.top + line);
    let sum = 0;
    let pixel = placeOf(canvas, box.left, box.top + line);
    for (let column = 0; column < box.width; column += 1, pixel += 3) {
      sum += covered[line * stride + column] ?? 0;
      const share = Math.min(Math.abs(sum), 1) * most;
      if (share > 0.002) blend(canvas.lines, pixel, colour, share);
    }
  }
  covered.fill(0, 0, cells);
}

function blend(lines: Uint8Array, at: number, colour: Colour, share: number): void {
  for (let part = 0; part < 3; part += 1) {
    const before = lines[at + part] ?? 0;
    lines[at + part] = Math.round(before + ((colour[part] ?? 0) - before) * share);
  }
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxOf({ width, height }: Canvas, contours: readonly Contour[]): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const contour of contours)
    for (let at = 0; at < contour.length; at += 2) {
      const [x = 0, y = 0] = [contour[at], contour[at + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  left = Math.max(Math.floor(left), 0);
  top = Math.max(Math.floor(top), 0);
  return {
    left,
    top,
    width: Math.min(Math.ceil(right), width) - left,
    height: Math.min(Math.ceil(bottom), height) - top,
  };
}

function addContour(covered: Float32Array, stride: number, box: Box, contour: Contour): void {
  const inside = (x: number) => Math.min(Math.max(x - box.left, 0), box.width);
  for (let at = 0; at < contour.length; at += 2) {
    const next = at + 2 === contour.length ? 0 : at + 2;
    const [x, y, toX, toY] = [contour[at], contour[at + 1], contour[next], contour[next + 1]];
    addEdge(
      { covered, stride, height: box.height },
      inside(x ?? 0),
      (y ?? 0) - box.top,
      inside(toX ?? 0),
      (toY ?? 0) - box.top,
    );
  }
}

interface Coverage {
  readonly covered: Float32Array;
  readonly stride: number;
  readonly height: number;
}

/** Cuts an edge where it passes from pixel to pixel, and adds what each piece covers to the right of itself. */
function addEdge(
  { covered, stride, height }: Coverage,
  x: number,
  y: number,
  toX: number,
  toY: number,
): void {
  if (y === toY) return;
  const turn = y < toY ? 1 : -1;
  const [topX, top, bottomX, bottom] = turn === 1 ? [x, y, toX, toY] : [toX, toY, x, y];
  const slope = (bottomX - topX) / (bottom - top);
  let from = Math.max(top, 0);
  const end = Math.min(bottom, height);
  while (from < end) {
    const line = Math.floor(from);
    const lineEnd = Math.min(line + 1, end);
    let at = topX + (from - top) * slope;
    const atEnd = topX + (lineEnd - top) * slope;
    // Within a line, from column to column in the direction of the edge.
    while (from < lineEnd) {
      const column = slope < 0 ? Math.ceil(at) - 1 : Math.floor(at);
      const border = slope < 0 ? column : column + 1;
      const staysInColumn = slope === 0 || (slope < 0 ? atEnd >= border : atEnd <= border);
      const to = staysInColumn ? lineEnd : Math.min(top + (border - topX) / slope, lineEnd);
      const next = staysInColumn ? atEnd : border;
      const rise = (to - from) * turn;
      const right = (at + next) / 2 - column;
      const cell = line * stride + Math.max(column, 0);
      covered[cell] = (covered[cell] ?? 0) + rise * (1 - right);
      covered[cell + 1] = (covered[cell + 1] ?? 0) + rise * right;
      at = next;
      from = to;
    }
    from = lineEnd;
  }
}
