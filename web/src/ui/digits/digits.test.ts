import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const css = read('digits.css');

/** Whether a `unicode-range` of `family` holds a character. */
function answers(family: string, letter: string): boolean {
  const at = letter.codePointAt(0) ?? 0;
  const faces = css.split('@font-face').filter((face) => face.includes(`font-family: "${family}"`));
  return faces.every((face) => {
    const ranges = /unicode-range: ([^;]+)/.exec(face)?.[1]?.split(',') ?? [];
    return ranges.some((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .trim()
        .split('-')
        .map((end) => Number.parseInt(end, 16));
      return from <= at && at <= to;
    });
  });
}

it('answers for figures and the signs beside them, and leaves words to the system', () => {
  for (const sign of '0123456789.,:+-/()%$¥±×–−') expect(answers('Jing Digits', sign), sign).toBe(true);
  for (const letter of 'BTCabc比特币亿&"\'₀') expect(answers('Jing Digits', letter), letter).toBe(false);
});

it('answers for the letters of tickers in its second family alone', () => {
  for (const letter of 'BTCUSDT1000') expect(answers('Jing Caps', letter), letter).toBe(true);
  for (const letter of 'stETH比'.replace(/[A-Z]/g, ''))
    expect(answers('Jing Caps', letter), letter).toBe(false);
});

it('stands first wherever the page sets letters, and asks for its first weight with the page', () => {
  const tokens = read('../tokens.css');
  expect(tokens).toMatch(/--font-sans:\s*"Jing Digits",/);
  expect(tokens).toMatch(/--font-caps:\s*"Jing Caps",/);
  const shell = read('../../../index.html');
  expect(shell).toMatch(/<link rel="preload" as="font"[^>]*digits-500\.woff2"[^>]*crossorigin/);
  expect(shell).not.toContain('digits-600');
});

it('weighs at most 10 KB a weight on the wire', () => {
  for (const weight of [500, 600]) {
    const { length } = readFileSync(join(import.meta.dirname, `digits-${weight}.woff2`));
    expect(length).toBeLessThan(10 * 1024);
  }
});
