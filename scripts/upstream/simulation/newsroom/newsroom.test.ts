import { describe, expect, test } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { ARCHIVE_DAYS } from '../../catalogue/content/news/archive.ts';
import { EXPLAINERS } from '../../catalogue/content/news/explainers/explainers.ts';
import { tidySpaces } from '../../catalogue/content/news/wording.ts';
import { EXPLAINER_CYCLE } from './explainers/turns.ts';
import { crossedLevel } from './flash/levels.ts';

test('no explainer repeats within the archive', () => {
  expect(EXPLAINER_CYCLE).toBeGreaterThanOrEqual(ARCHIVE_DAYS);
});

test('explainers have unique names, and refer to existing coins', () => {
  expect(new Set(EXPLAINERS.map(({ key }) => key)).size).toBe(EXPLAINERS.length);
  const codes = new Set(coinCatalogue.map(({ code }) => code));
  expect(EXPLAINERS.flatMap(({ coins }) => coins).filter((code) => !codes.has(code))).toEqual([]);
});

describe('a round price is crossed', () => {
  test.each([
    [94_800, 95_300, 95_000],
    [95_300, 94_800, 95_000],
    [95_100, 95_300, null],
    [94_000, 96_500, 96_000],
    [0.379, 0.381, 0.38],
    [3_390, 3_400, 3_400],
    [3_400, 3_410, null],
    [0, 5, null],
  ])('from %d to %d: %s', (from, to, level) => {
    expect(crossedLevel(from, to)).toBe(level);
  });
});

describe('spaces between words and figures', () => {
  test.each([
    ['在Raydium 协议开盘', '在 Raydium 协议开盘'],
    ['最高为 币安 的 +0.01%', '最高为币安的 +0.01%'],
    ['约 $1,886万，升至5亿', '约 $1,886 万，升至 5 亿'],
    ['<p>18:00 报 $1</p>', '<p>18:00 报 $1</p>'],
  ])('%s', (text, wanted) => {
    expect(tidySpaces(text)).toBe(wanted);
  });
});
