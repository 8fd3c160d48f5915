import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWriteBehind } from './writeBehind.ts';

/** SQLite's errors as `node:sqlite` throws them. */
const locked = () => Object.assign(new Error('database is locked'), { errcode: 5 });
const full = () => Object.assign(new Error('database or disk is full'), { errcode: 13 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A file that takes writes while nothing prevents it. */
function openFile(limits: { most?: number; mostBytes?: number } = {}) {
  const lines: string[] = [];
  const written: string[] = [];
  const file: { trouble: (() => Error) | null } = { trouble: null };
  const writes = createWriteBehind({ log: (line) => void lines.push(line), ...limits });
  const write = (name: string, text = name, bytes = 0) =>
    writes.write(
      name,
      () => {
        if (file.trouble) throw file.trouble();
        written.push(text);
      },
      bytes,
    );
  return { lines, written, file, writes, write };
}

test('what can be written is written at once', () => {
  const { write, written, writes } = openFile();
  expect(write('a')).toBe(true);
  expect(written).toEqual(['a']);
  expect(writes.isWaiting('a')).toBe(false);
});

describe.each([
  ['another process holds the file', locked],
  ['the disk is full', full],
])('while %s', (_case, trouble) => {
  test('writes wait in order, the newest of each name, and the operator is told once', () => {
    const { write, written, file, lines, writes } = openFile();
    file.trouble = trouble;
    expect([write('a', 'a1'), write('b'), write('a', 'a2')]).toEqual([false, false, false]);
    vi.advanceTimersByTime(40_000);
    expect(written).toEqual([]);
    expect(writes.isWaiting('a')).toBe(true);
    expect(lines).toEqual([expect.stringContaining('prices go on')]);
    file.trouble = null;
    vi.advanceTimersByTime(500);
    expect(written).toEqual(['b', 'a2']);
    expect(write('c')).toBe(true);
    expect(lines.at(-1)).toBe('market.sqlite is written again; 0 writes were dropped');
  });

  test('a write does not overtake those that wait', () => {
    const { write, written, file } = openFile();
    file.trouble = trouble;
    write('a');
    file.trouble = null;
    expect(write('b')).toBe(false);
    vi.advanceTimersByTime(500);
    expect(written).toEqual(['a', 'b']);
  });

  test('the oldest are dropped beyond a number and beyond a size', () => {
    const { write, written, file, lines } = openFile({ most: 3, mostBytes: 100 });
    file.trouble = trouble;
    for (const name of ['a', 'b', 'c', 'd']) write(name);
    write('large', 'large', 90);
    write('larger', 'larger', 60);
    file.trouble = null;
    vi.advanceTimersByTime(500);
    expect(written).toEqual(['larger']);
    expect(lines.at(-1)).toContain('5 writes');
  });
});

test('at the end what waits is tried once more, and nothing afterwards', () => {
  const { write, written, file, writes } = openFile();
  file.trouble = locked;
  write('a');
  file.trouble = null;
  writes.end();
  vi.advanceTimersByTime(10_000);
  expect(written).toEqual(['a']);
});

test('what is no fault of the file is thrown', () => {
  const { writes } = openFile();
  const wrong = () => {
    throw new TypeError('no such column');
  };
  expect(() => writes.write('a', wrong)).toThrow('no such column');
});
