import { coinCatalogue } from '@coinmirror/upstream/catalogue/coinCatalogue.ts';
import { expect, test, vi } from 'vitest';
import { canWrite, drawArticle } from './articlePicture.ts';
import { type Canvas, createCanvas, placeOf } from './canvas.ts';
import { type CoinFigures, drawCoin } from './coinPicture.ts';
import { COLOURS, type Drawing, type Surface } from './frame.ts';
import { readGlyphs } from './glyphs.ts';
import { createPace } from './pace.ts';
import { linesOf } from './writing.ts';

const glyphs = await readGlyphs();
const NOON = Date.UTC(2026, 10, 26, 4);
const bitcoin: CoinFigures = {
  ...{
    name: '比特币',
    symbol: 'BTC',
    price: 86_123.45,
    change24h: 3.04,
    prices: [1, 3, 2],
    asOf: NOON,
    mark: '',
  },
};

function drawn(draw: (surface: Surface) => Drawing): Canvas {
  const canvas = createCanvas(1_200, 630);
  expect([...draw({ canvas, glyphs })].length).toBeGreaterThanOrEqual(4);
  return canvas;
}
const coin = (change: Partial<CoinFigures> = {}) =>
  drawn((surface) => drawCoin(surface, { ...bitcoin, ...change }));

type Part = readonly [left: number, top: number, right: number, bottom: number];
const WHOLE: Part = [0, 0, 1_200, 630];

/** How many pixels of exactly this colour a part of a picture has. */
function count(canvas: Canvas, colour: readonly number[], [left, top, right, bottom]: Part = WHOLE) {
  let found = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      if (colour.every((part, index) => canvas.lines[placeOf(canvas, x, y) + index] === part)) found += 1;
  return found;
}
const PRICE: Part = [72, 260, 780, 390];
const CHANGE: Part = [800, 295, 1_128, 365];
const CURVE: Part = [72, 400, 1_128, 545];

test('every coin of the catalogue can be written by its name', () => {
  const names = coinCatalogue.map(({ nameZh, nameEn }) => nameZh || nameEn);
  expect(names.filter((name) => !glyphs.has(name))).toEqual([]);
});

test('a picture of a coin has its price, its change and line in the colour of the change', () => {
  const rising = coin();
  expect(count(rising, COLOURS.words, PRICE)).toBeGreaterThan(5_000);
  for (const part of [CHANGE, CURVE]) expect(count(rising, COLOURS.up, part)).toBeGreaterThan(1_000);
  expect(count(rising, COLOURS.down)).toBe(0);
  const falling = coin({ change24h: -3.04 });
  expect([count(falling, COLOURS.up), count(falling, COLOURS.down, CHANGE) > 1_000]).toEqual([0, true]);
  const resting = coin({ change24h: 0.001 });
  expect([count(resting, COLOURS.up), count(resting, COLOURS.down)]).toEqual([0, 0]);
});

test('is marked where it is simulated, and there alone', () => {
  const mark: Part = [950, 50, 1_140, 130];
  expect(count(coin(), COLOURS.mark)).toBe(0);
  expect(count(coin({ mark: '演示数据' }), COLOURS.mark, mark)).toBeGreaterThan(5_000);
});

test.each<[string, Partial<CoinFigures>]>([
  ['nothing is known', { price: null, change24h: null, prices: [] }],
  ['its price is tiny', { price: 0.00000812345 }],
  ['its price and change are huge', { price: 123_456_789.12, change24h: 123_456 }],
  ['its name is long', { name: 'Very Long Named Wrapped Liquid Staked Ether Coin '.repeat(3) }],
  ['its name has a letter that no glyph is there for', { name: 'ꓘ龘' }],
  ['its prices do not move', { prices: [5, 5, 5] }],
])('nothing is drawn into the border when %s', (_what, change) => {
  const picture = coin(change);
  const ground = (box: Part) => count(picture, COLOURS.ground, box);
  expect([ground([0, 0, 60, 630]), ground([1_140, 0, 1_200, 630])]).toEqual([60 * 630, 60 * 630]);
  expect(count(picture, COLOURS.words, PRICE)).toBeGreaterThan(100);
});

test('an article is written in three lines at most, or not at all', () => {
  const words = {
    title: '比特币现货 ETF 单日净流入 3.2 亿美元'.repeat(5),
    author: '币镜',
    time: NOON,
    mark: '',
  };
  expect(canWrite(glyphs, words)).toBe(true);
  expect(canWrite(glyphs, { ...words, title: '한국' })).toBe(false);
  const picture = drawn((surface) => drawArticle(surface, words));
  expect(count(picture, COLOURS.words, [72, 180, 1_128, 450])).toBeGreaterThan(10_000);
  expect(count(picture, COLOURS.ground, [1_140, 0, 1_200, 630])).toBe(60 * 630);
  const lines = linesOf(glyphs, words.title, 64, 1_056, 3);
  expect([lines.length, lines.at(-1)?.endsWith('…')]).toEqual([3, true]);
  for (const line of lines) expect(glyphs.width(line, 64)).toBeLessThan(1_056 + 64);
});

test('no more are drawn in a second than the pace allows', () => {
  const now = vi.fn(() => 0);
  const mayDraw = createPace(2, now);
  expect([mayDraw(), mayDraw(), mayDraw()]).toEqual([true, true, false]);
  now.mockReturnValue(1_000);
  expect([mayDraw(), mayDraw(), mayDraw()]).toEqual([true, true, false]);
});
