import { DRAWING_COLORS, type Drawing, LINE_WIDTHS, type LineWidth } from './drawing.ts';
import { readDrawings } from './schema.ts';
import { TOOL_NAMES } from './tools.ts';

/** Incremented when older addresses become unreadable. */
const VERSION = 1;
const SECOND = 1000;

/**
 * Drawings as short text for an address. Hidden ones and locks are left out; times are whole seconds, delta-encoded.
 */
export function toCompact(drawings: readonly Drawing[]): string {
  return JSON.stringify([VERSION, ...drawings.filter(({ isHidden }) => !isHidden).map(toRow)]);
}

function toRow({ tool, points, color, width, isDashed, text }: Drawing) {
  let before = 0;
  const flat = points.flatMap(({ time, price }) => {
    const seconds = Math.round(time / SECOND);
    const step = seconds - before;
    before = seconds;
    return [step, price];
  });
  const look =
    DRAWING_COLORS.indexOf(color) * LOOK_BASE + LINE_WIDTHS.indexOf(width) * 2 + (isDashed ? 1 : 0);
  return [TOOL_NAMES.indexOf(tool), look, text, ...flat];
}

const LOOK_BASE = LINE_WIDTHS.length * 2;

/** Parses drawings from the text of an address, with new ids; null for anything else. */
export function fromCompact(text: string): readonly Drawing[] | null {
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows) || rows[0] !== VERSION) return null;
    return readDrawings(rows.slice(1).map(fromRow));
  } catch {
    return null;
  }
}

function fromRow(row: unknown, place: number): unknown {
  if (!Array.isArray(row)) return null;
  const [tool, look, text, ...flat]: unknown[] = row;
  if (typeof tool !== 'number' || typeof look !== 'number') return null;
  return {
    id: `shared-${place}`,
    tool: TOOL_NAMES[tool],
    color: DRAWING_COLORS[Math.floor(look / LOOK_BASE)],
    width: widthAt(Math.floor((look % LOOK_BASE) / 2)),
    isDashed: look % 2 === 1,
    text,
    isLocked: false,
    isHidden: false,
    points: toPoints(flat),
  };
}

const widthAt = (place: number): LineWidth | undefined => LINE_WIDTHS[place];

function toPoints(flat: readonly unknown[]): unknown {
  let seconds = 0;
  const points = [];
  for (let place = 0; place < flat.length; place += 2) {
    seconds += Number(flat[place]);
    points.push({ time: seconds * SECOND, price: flat[place + 1] });
  }
  return points;
}
