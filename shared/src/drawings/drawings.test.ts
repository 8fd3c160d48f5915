import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCompact, toCompact } from './compact.ts';
import {
  anchorAt,
  DRAWING_COLORS,
  type Drawing,
  LINE_WIDTHS,
  MOST_DRAWINGS,
  MOST_TEXT,
  USUAL_STYLE,
} from './drawing.ts';
import {
  addDrawing,
  changeDrawing,
  copyDrawing,
  hideAll,
  lockAll,
  mergeDrawings,
  removeDrawing,
  thinStroke,
} from './edits.ts';
import { MOST_FILE, readDrawingsFile, toDrawingsFile } from './file.ts';
import { readDrawings } from './schema.ts';
import { MOST_POINTS, TOOL_NAMES, takesPoints, toolOf } from './tools.ts';

const anchor = fc
  .tuple(fc.integer({ min: 0, max: 4_000_000_000 }), fc.double({ min: 1e-9, max: 1e7, noNaN: true }))
  .map(([seconds, price]) => anchorAt(seconds * 1000, price));

const drawing: fc.Arbitrary<Omit<Drawing, 'id'>> = fc.constantFrom(...TOOL_NAMES).chain((tool) => {
  const { points } = toolOf(tool);
  return fc.record({
    tool: fc.constant(tool),
    points: fc.array(anchor, { minLength: points ?? 2, maxLength: points ?? 40 }),
    color: fc.constantFrom(...DRAWING_COLORS),
    width: fc.constantFrom(...LINE_WIDTHS),
    isDashed: fc.boolean(),
    text: fc.string({ maxLength: MOST_TEXT }),
    isLocked: fc.boolean(),
    isHidden: fc.boolean(),
  });
});
const drawings: fc.Arbitrary<readonly Drawing[]> = fc
  .array(drawing, { maxLength: 12 })
  .map((list) => list.map((one, place) => ({ ...one, id: String(place) })));

const line = (id: string, changes: Partial<Drawing> = {}): Drawing => ({
  id,
  tool: 'trendLine',
  points: [anchorAt(0, 1), anchorAt(60_000, 2)],
  ...USUAL_STYLE,
  text: '',
  isLocked: false,
  isHidden: false,
  ...changes,
});

describe('drawings in an address', () => {
  it('survive a round trip, without hidden ones, locks and ids', () => {
    fc.assert(
      fc.property(drawings, (all) => {
        const shown = all.filter(({ isHidden }) => !isHidden);
        expect(fromCompact(toCompact(all))).toEqual(
          shown.map((one, place) => ({ ...one, id: `shared-${place}`, isLocked: false })),
        );
      }),
    );
  });

  it('of any text parse without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = fromCompact(text);
        expect(read === null || Array.isArray(read)).toBe(true);
      }),
    );
  });

  it.each([
    ['another version', '[9,[0,0,"",1,1,1,1]]'],
    ['an unknown tool', '[1,[99,0,"",1,1,1,1]]'],
    ['too few points', '[1,[0,0,"",1,1]]'],
    ['a price that is none', '[1,[0,0,"",1,"x",1,1]]'],
    ['half a point', '[1,[0,0,"",1,1,1]]'],
    ['an object', '{}'],
  ])('with %s are rejected', (_, text) => {
    expect(fromCompact(text)).toBeNull();
  });
});

describe('drawings in a file', () => {
  it('survive a round trip exactly', () => {
    fc.assert(
      fc.property(drawings, fc.string(), (all, ticker) => {
        expect(readDrawingsFile(toDrawingsFile(ticker, all))).toEqual({ ticker, drawings: all });
      }),
    );
  });

  it.each([
    ['is cut off', toDrawingsFile('a', [line('1')]).slice(0, 60), 'JSON'],
    ['is another program’s', '{"shapes":[]}', '不是从本站导出'],
    ['is of a later version', '{"kind":"coinmirror-drawings","version":2}', '版本'],
    ['lacks points', toDrawingsFile('a', [line('1', { points: [] })]), '不完整'],
    ['has one id twice', toDrawingsFile('a', [line('1'), line('1')]), '不完整'],
    ['is too large', ' '.repeat(MOST_FILE + 1), '太大'],
  ])('that %s are rejected with a message', (_, text, word) => {
    expect(readDrawingsFile(text)).toEqual({ complaint: expect.stringContaining(word) });
  });
});

describe('stored drawings', () => {
  it('have invalid styles repaired, but never their points', () => {
    const kept = { ...line('1'), color: 'pink', width: 40 };
    expect(readDrawings([kept])).toEqual([line('1')]);
    expect(readDrawings([{ ...line('1'), points: [{ time: Number.NaN, price: 1 }] }])).toBeNull();
  });
});

describe('edits', () => {
  const two = [line('1'), line('2', { isLocked: true })];

  it('change one drawing and leave the others unchanged', () => {
    const next = changeDrawing(two, '1', { color: 'red' });
    expect(next[0]).toEqual({ ...line('1'), color: 'red' });
    expect(next[1]).toBe(two[1]);
    expect(changeDrawing(two, 'nobody', { color: 'red' })).toBe(two);
  });

  it('remove a drawing unless it is locked', () => {
    expect(removeDrawing(two, '1')).toEqual([two[1]]);
    expect(removeDrawing(two, '2')).toBe(two);
    expect(removeDrawing(two, 'nobody')).toBe(two);
  });

  it('copy a drawing beside itself, unlocked', () => {
    const copy = copyDrawing(two, '2', '3', { time: 60_000, price: 0.5 }).at(-1);
    expect(copy).toEqual(line('3', { points: [anchorAt(60_000, 1.5), anchorAt(120_000, 2.5)] }));
    expect(copyDrawing(two, 'nobody', '3', { time: 0, price: 0 })).toBe(two);
  });

  it('lock and hide all of them, and undo it', () => {
    expect(lockAll(two, true).every(({ isLocked }) => isLocked)).toBe(true);
    expect(hideAll(hideAll(two, true), false)).toEqual(two);
  });

  it('respect the maximum per pair', () => {
    const full = Array.from({ length: MOST_DRAWINGS }, (_, place) => line(String(place)));
    expect(addDrawing(full, line('more'))).toBe(full);
    let id = 0;
    const merged = mergeDrawings(full.slice(1), two, () => `new-${id++}`);
    expect(merged).toHaveLength(MOST_DRAWINGS);
    expect(merged.at(-1)?.id).toBe('new-0');
  });

  it('simplify a long stroke without moving its ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 3 * MOST_POINTS }), (count) => {
        const stroke = Array.from({ length: count }, (_, place) => anchorAt(place * 1000, 1));
        const thin = thinStroke(stroke);
        expect(takesPoints('brush', thin.length)).toBe(true);
        expect([thin[0], thin.at(-1)]).toEqual([stroke[0], stroke.at(-1)]);
      }),
    );
  });
});
