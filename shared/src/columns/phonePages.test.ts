import { describe, expect, test } from 'vitest';
import { pageOf, phonePages } from './phonePages.ts';

const column = (width: number, more: { readonly pin?: boolean; readonly phoneWidth?: number } = {}) => ({
  width,
  ...more,
});
const name = column(150, { pin: true });
const rooms = (...widths: readonly number[]) =>
  phonePages([name, ...widths.map((width) => column(width))]).pages.map(({ start, count, room }) => [
    start,
    count,
    room,
  ]);

describe('the columns of a table on a phone', () => {
  test('come in pages that hold as many as fit beside the name', () => {
    expect(rooms(100, 100, 90, 80, 80)).toEqual([
      [1, 2, 350],
      [3, 2, 320],
      [5, 1, 230],
    ]);
  });

  test('give up the padding at the edge rather than a column', () => {
    expect(rooms(110, 106)).toEqual([[1, 2, 366]]);
    expect(rooms(110, 107)).toEqual([
      [1, 1, 260],
      [2, 1, 257],
    ]);
  });

  test('a column wider than the box is a page of its own, at its own width', () => {
    const { pages } = phonePages([name, column(100), column(400), column(90)]);
    expect(pages.map(({ isWide, count }) => [isWide, count])).toEqual([
      [false, 1],
      [true, 1],
      [false, 1],
    ]);
  });

  test('their widths are those of a phone, where these differ', () => {
    const narrow = column(300, { phoneWidth: 100 });
    expect(phonePages([name, narrow, narrow]).pages).toEqual([]);
    expect(phonePages([name, narrow, narrow, narrow]).pages.map(({ count }) => count)).toEqual([2, 1]);
  });

  test.each([
    ['all fit', [100, 100]],
    ['there is nothing beside the name', []],
    ['one column is all there is', [900]],
  ])('are not parted where %s', (_what, widths) => {
    expect(rooms(...widths)).toEqual([]);
  });

  test('are not parted where the pinned ones leave no room', () => {
    expect(phonePages([column(300, { pin: true }), column(90), column(90)]).pages).toEqual([]);
  });

  test('every column but the pinned ones is on one page', () => {
    const columns = [name, ...Array.from({ length: 12 }, (_, at) => column(60 + at * 11))];
    const parted = phonePages(columns);
    expect(pageOf(parted, 0)).toBeUndefined();
    const held = columns.slice(1).map((_one, at) => pageOf(parted, at + 1));
    expect(held).not.toContain(undefined);
    expect(parted.pages.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  });
});
