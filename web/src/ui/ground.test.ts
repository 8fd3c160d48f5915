import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What floats over the page or is a control keeps a frame on paper; the chart's page and the frame are none of its parts. */
const FRAMED = [
  /^features\/kline\//,
  /^features\/siteFrame\//,
  /^pages\/kline\//,
  /^features\/login\/phone\//,
];
/** What only a control has. */
const CONTROL =
  /radius-round|cursor: pointer|appearance: none|font: inherit|min-height: (?:26px|var\(--control)/;

/** The rules of a style sheet that draw a card: a frame all around, on paper or on a tint. */
function cardsIn(sheet: string): string[] {
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) => !CONTROL.test(body) && isCard(body))
    .map(([, selector = '']) => selector.trim());
}

function isCard(body: string): boolean {
  const isRound = /border-radius: var\(--radius\)/.test(body);
  const isFramed = /(?<![\w-])border: var\(--hairline\)/.test(body);
  return (
    isRound &&
    ((isFramed && /background: var\(--paper\)/.test(body)) || /background: var\(--[\w-]+-tint\)/.test(body))
  );
}

it('no part of a page stands in a box', () => {
  const sheets = globSync('{features,templates,pages}/**/*.module.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(80);
  const boxed = sheets
    .filter((path) => !FRAMED.some((framed) => framed.test(path)))
    .flatMap((path) =>
      cardsIn(readFileSync(join(root, path), 'utf8')).map((selector) => `${path} ${selector}`),
    );
  expect(boxed).toEqual([]);
});

const FRAME = 'border: var(--hairline) solid var(--line); border-radius: var(--radius);';

it.each([
  [`.card { ${FRAME} background: var(--paper); }`, ['.card']],
  ['.note { border-radius: var(--radius); background: var(--info-tint); }', ['.note']],
  [`@media print { .a { ${FRAME} background: var(--paper) } }`, ['.a']],
  [`.chip { ${FRAME} background: var(--paper); cursor: pointer; }`, []],
  ['.row { border-top: var(--hairline) solid var(--line); background: var(--paper); }', []],
])('%s draws %j', (sheet, cards) => {
  expect(cardsIn(sheet).map((selector) => selector.replace(/^.*\s/, ''))).toEqual(cards);
});
