import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { coinCatalogue } from '@coinmirror/upstream/catalogue/coinCatalogue.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writePreviewFonts } from '../../scripts/product/previewFonts.ts';
import { type ArticleWords, articlePicture, linesOf } from '../src/previews/articlePicture.ts';
import { type CoinFigures, coinPicture } from '../src/previews/coinPicture.ts';
import { NotNow } from '../src/previews/notNow.ts';
import { type CanWrite, widthOf } from '../src/previews/pictureLayout.ts';
import { createRender, type Draw } from '../src/previews/render.ts';

const fonts = mkdtempSync(join(tmpdir(), 'coinmirror-fonts-'));
await writePreviewFonts(fonts);
const render = createRender(fonts);
const NOON = Date.UTC(2026, 10, 26, 4);
const bitcoin: CoinFigures = {
  ...{ name: '比特币', symbol: 'BTC', price: 86_123.45, change24h: 3.04, prices: [1, 3, 2] },
  ...{ volume24h: 93_300_000_000, marketCap: 2_620_000_000_000, asOf: NOON, mark: '' },
};
const article: ArticleWords = {
  title: '比特币现货 ETF 单日净流入 3.2 亿美元'.repeat(5),
  ...{ author: '币镜', time: NOON, mark: '' },
};

async function drawn(draw: Draw): Promise<Buffer> {
  const { data, info } = await sharp(await render(draw))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1_200, 630, 3]);
  return data;
}
const coin = (change: Partial<CoinFigures> = {}) =>
  drawn((canWrite) => coinPicture({ ...bitcoin, ...change }, canWrite));

type Part = readonly [left: number, top: number, right: number, bottom: number];
const WHOLE: Part = [0, 0, 1_200, 630];

/** How many pixels of exactly this colour a part of a picture has. */
function count(picture: Buffer, colour: string, [left, top, right, bottom]: Part = WHOLE): number {
  const [, digits = ''] = /^#(\w+)$/.exec(colour) ?? [];
  const wanted = Buffer.from(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 'hex');
  let found = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * 1_200 + x) * 3;
      if (wanted.equals(picture.subarray(at, at + 3))) found += 1;
    }
  return found;
}
const TITLE: Part = [64, 50, 580, 110];
const PRICE: Part = [60, 120, 580, 250];
const CHANGE: Part = [64, 265, 580, 335];
const CURVE: Part = [600, 100, 1_200, 372];
const FACTS: Part = [64, 395, 1_136, 490];
const MARK_ABOVE: Part = [64, 528, 124, 568];
const MARK_BELOW: Part = [64, 571, 124, 590];

/** What `canWrite` says of texts. */
async function writable(texts: readonly string[]): Promise<boolean[]> {
  let answers: boolean[] = [];
  await render((canWrite: CanWrite) => {
    answers = texts.map(canWrite);
    return coinPicture(bitcoin, canWrite);
  });
  return answers;
}

test('every coin of the catalogue can be written by its name', async () => {
  const names = coinCatalogue.map(({ nameZh, nameEn }) => nameZh || nameEn);
  const answers = await writable(names);
  expect(names.filter((_name, index) => !answers[index])).toEqual([]);
});

test('a picture of a coin has its price, its line, what belongs to it; the change and a half of the mark in its colour', async () => {
  const rising = await coin();
  expect(count(rising, PREVIEW_PAINTS.words, PRICE)).toBeGreaterThan(5_000);
  expect(count(rising, PREVIEW_PAINTS.words, TITLE)).toBeGreaterThan(1_000);
  for (const part of [CHANGE, MARK_ABOVE])
    expect(count(rising, PREVIEW_PAINTS.up, part)).toBeGreaterThan(800);
  expect(count(rising, PREVIEW_PAINTS.words, CURVE)).toBeGreaterThan(1_000);
  expect(count(rising, PREVIEW_PAINTS.area, CURVE)).toBeGreaterThan(10_000);
  expect(count(rising, PREVIEW_PAINTS.words, FACTS)).toBeGreaterThan(1_000);
  expect(count(rising, PREVIEW_PAINTS.down)).toBe(0);
  const falling = await coin({ change24h: -3.04 });
  expect(count(falling, PREVIEW_PAINTS.up)).toBe(0);
  expect(count(falling, PREVIEW_PAINTS.down, CHANGE)).toBeGreaterThan(800);
  expect(count(falling, PREVIEW_PAINTS.down, MARK_BELOW)).toBeGreaterThan(300);
  expect(count(falling, PREVIEW_PAINTS.words, MARK_ABOVE)).toBeGreaterThan(800);
  const resting = await coin({ change24h: 0.001 });
  expect([count(resting, PREVIEW_PAINTS.up), count(resting, PREVIEW_PAINTS.down)]).toEqual([0, 0]);
});

test('is marked where it is simulated, and there alone', async () => {
  const mark: Part = [600, 530, 1_140, 567];
  expect(count(await coin(), PREVIEW_PAINTS.mark)).toBe(0);
  expect(count(await coin({ mark: '演示数据' }), PREVIEW_PAINTS.mark, mark)).toBeGreaterThan(1_500);
});

test.each<[string, Partial<CoinFigures>]>([
  [
    'nothing is known',
    { price: null, change24h: null, volume24h: null, marketCap: null, prices: [], mark: '部分演示数据' },
  ],
  ['its price is tiny', { price: 0.00000812345 }],
  ['its price and change are huge', { price: 123_456_789.12, change24h: 123_456 }],
  ['its name is long', { name: 'Very Long Named Wrapped Liquid Staked Ether Coin '.repeat(3) }],
  ['its name is of the widest letters', { name: 'WM@'.repeat(20), symbol: 'MMMMWWWW' }],
  ['its name has a letter that no font has', { name: 'ꓘ한국' }],
  ['its name is no XML', { name: '<b>&amp;"\'</text>\u0000\u0008', symbol: ']]>' }],
  ['its prices do not move', { prices: [5, 5, 5] }],
])('nothing is drawn into the border when %s', async (_what, change) => {
  const picture = await coin(change);
  const ground = (box: Part) => count(picture, PREVIEW_PAINTS.ground, box);
  const borders: readonly Part[] = [
    ...([
      [0, 0, 58, 372],
      [0, 380, 58, 568],
      [1_140, 380, 1_200, 568],
      [0, 592, 1_200, 630],
    ] as const),
  ];
  for (const border of borders)
    expect(ground(border)).toBe((border[2] - border[0]) * (border[3] - border[1]));
  expect(count(picture, PREVIEW_PAINTS.words, PRICE)).toBeGreaterThan(100);
});

test('an article is written in three lines at most, or not at all', async () => {
  for (const title of ['한국', '', '\u0000'])
    await expect(
      render((canWrite) => articlePicture({ ...article, title }, canWrite)),
      title,
    ).rejects.toThrow(NotNow);
  const picture = await drawn((canWrite) => articlePicture(article, canWrite));
  expect(count(picture, PREVIEW_PAINTS.words, [64, 70, 1_136, 340])).toBeGreaterThan(10_000);
  expect(count(picture, PREVIEW_PAINTS.ground, [1_140, 0, 1_200, 372])).toBe(60 * 372);
});

test.each([article.title, `${'A'.repeat(200)}`, `“${'，'.repeat(3)}”${'长'.repeat(90)}`])(
  'a title is cut after three lines, each within the width: %s',
  (title) => {
    const lines = linesOf(title, 16.5, 3);
    expect([lines.length, lines.at(-1)?.endsWith('…')]).toEqual([3, true]);
    for (const line of lines) expect(widthOf(line)).toBeLessThan(18.5);
  },
);

test('where the build has written no letters, nothing is drawn', async () => {
  const empty = createRender(mkdtempSync(join(tmpdir(), 'coinmirror-fonts-')));
  await expect(empty((canWrite) => coinPicture(bitcoin, canWrite))).rejects.toThrow(NotNow);
});
