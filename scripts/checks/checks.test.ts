import { describe, expect, it, test } from 'vitest';
import { addressesByTable } from './addresses.ts';
import { widthsByName } from './breakpoints.ts';
import { classesBySheet } from './classes.ts';
import { importExtensions } from './imports.ts';
import { fileLength } from './length.ts';
import { numbersByKind } from './numbers.ts';
import type { Check } from './problem.ts';
import { readSource } from './sourceFile.ts';
import { coloursByToken } from './styles.ts';
import { testPlaces } from './testPlaces.ts';
import { forbiddenWords } from './words.ts';

function complaints(check: Check, path: string, text: string): string[] {
  return check.run(readSource(path, text)).map(({ line, message }) => `${line}: ${message}`);
}

it('an import of our own has a file extension', () => {
  expect(complaints(importExtensions, 'web/src/ui/a.ts', "import a from './b';")).toHaveLength(1);
  expect(
    complaints(importExtensions, 'web/src/ui/a.ts', "import a from './b.ts'; import c from 'react';"),
  ).toEqual([]);
});

describe('addresses', () => {
  const check = addressesByTable(new Set(['currencies', 'news']));

  test.each([
    'const a = <a href="/currencies/bitcoin">x</a>;',
    'const a = `/currencies/$' + '{code}`;',
    "const a = '/news?tab=1';",
    "const a = '/api/home/global';",
    "const a = '/community/api/home/global';",
  ])('%s is a literal address', (text) => {
    expect(complaints(check, 'web/src/features/a/A.tsx', text)).toHaveLength(1);
  });

  test.each([
    "const a = '/logos/coin/bitcoin.svg';",
    "const a = '/';",
    "const a = '/ 24H';",
    "const a = '/newsletter';",
  ])('%s is not one of our addresses', (text) => {
    expect(complaints(check, 'web/src/features/a/A.tsx', text)).toEqual([]);
  });

  it('are allowed in tests, and in the tables themselves', () => {
    expect(complaints(check, 'web/src/features/a/A.test.tsx', "const a = '/news';")).toEqual([]);
    expect(complaints(check, 'shared/src/pages/news.ts', "const a = '/news';")).toEqual([]);
  });
});

describe('tests in their place', () => {
  const usesDocument = "it('a', () => void document.body);";
  const needsNone = "it('a', () => void add(1, 2));";

  test.each([
    ['a.test.ts', "import { render } from '@testing-library/react';", /name it \*\.dom\.test\.ts/],
    ['a.test.ts', "\nimport { server } from '#testing/server.ts';", /^2: imports #testing\/server\.ts/],
    ['A.test.tsx', needsNone, /name it \*\.test\.ts,/],
    ['a.test.ts', `${usesDocument}\nvi.${'mock'}('./b.ts');`, /^2: mocks modules/],
    ['a.test.ts', `vi.${'resetModules'}();`, /name it \*\.isolated\.test/],
    ['a.dom.test.ts', `${usesDocument}\nvi.${'mock'}('./b.ts');`, /^2: mocks modules/],
    ['A.test.tsx', `${usesDocument}\nvi.${'doMock'}('./b.ts');`, /^2: mocks modules/],
  ])('%s must not contain %j', (name, text, message) => {
    expect(complaints(testPlaces, `web/src/ui/${name}`, text)).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    ['web/src/ui/a.test.ts', needsNone],
    ['web/src/ui/a.dom.test.ts', needsNone],
    ['web/src/ui/A.test.tsx', usesDocument],
    ['bff/test/a.isolated.test.ts', `vi.${'mock'}('./b.ts');`],
    ['web/src/ui/A.isolated.test.tsx', `${usesDocument}\nvi.${'mock'}('./b.ts');`],
    ['web/src/ui/A.test.tsx', "import { render } from '@testing-library/react';"],
    ['web/src/ui/A.tsx', needsNone],
    ['bff/src/a.test.ts', usesDocument],
  ])('%s may contain %j', (path, text) => {
    expect(complaints(testPlaces, path, text)).toEqual([]);
  });
});

describe('file length', () => {
  const rows = Array.from({ length: 300 }, (_, index) => `  ['c${index}', ${index}],`).join('\n');

  it('is at most 250 lines for code', () => {
    const text = `const t = [\n${rows}\n];\nexport function f() {}\n`;
    expect(complaints(fileLength, 'web/src/ui/a.ts', text)).toEqual([expect.stringMatching(/303 lines/)]);
  });

  it('is unlimited for a data table', () => {
    expect(complaints(fileLength, 'web/src/ui/a.ts', `export const t = [\n${rows}\n];\n`)).toEqual([]);
  });
});

describe('forbidden words', () => {
  test.each([
    '// TODO later',
    '/* FIXME */',
    '// @ts-ignore',
    '// @ts-expect-error: x',
    '// eslint-disable-next-line',
    '// biome-ignore lint/a/b: x',
  ])('%s is rejected', (text) => {
    expect(complaints(forbiddenWords, 'web/src/ui/a.ts', text)).toHaveLength(1);
  });

  test.each([
    '// biome-ignore lint/a11y/useSemanticElements: a grid row cannot be a table row here',
    '// biome-ignore lint/a11y/x lint/a11y/y: the field keeps the focus',
    "const words = 'TODO';",
  ])('%s is allowed', (text) => {
    expect(complaints(forbiddenWords, 'web/src/ui/a.tsx', text)).toEqual([]);
  });

  it('a type test may expect an error', () => {
    expect(complaints(forbiddenWords, 'web/src/ui/a.test.ts', '// @ts-expect-error')).toEqual([]);
  });
});

it('colours are only written in the tokens', () => {
  expect(coloursByToken('web/src/ui/card/Card.module.css', 'a {\n  color: #fff;\n}')).toEqual([
    { path: 'web/src/ui/card/Card.module.css', line: 2, message: expect.stringContaining('#fff') },
  ]);
  expect(
    coloursByToken('web/src/features/share/drawPicture.ts', "brush.fillStyle = '#ffffff';"),
  ).toHaveLength(1);
  expect(coloursByToken('web/src/ui/base.css', '* { color: #fff; }')).toHaveLength(1);
  expect(coloursByToken('web/src/ui/theme/a.ts', ' * Expands `#fff` to `#ffffff`.')).toEqual([]);
  expect(coloursByToken('web/src/testing/a.ts', "brand: '#2952e3',")).toEqual([]);
  expect(coloursByToken('web/src/ui/tokens.css', 'a { color: #fff; }')).toEqual([]);
  expect(
    coloursByToken('web/src/ui/a.module.css', "a { mask: url('a.svg#fff'); color: var(--text); }"),
  ).toEqual([]);
});

describe('widths by name', () => {
  const complaint = (path: string, text: string) => widthsByName(path, text).map(({ message }) => message);

  test.each([
    ['web/src/ui/a/A.module.css', '@media (max-width: 640px) {'],
    ['web/gallery/show.module.css', '@media (--phone) and (width >= 300px) {'],
    ['web/src/ui/a/A.tsx', "useMediaQuery('(max-width: 640px)')"],
    ['web/src/ui/a/A.tsx', 'matchMedia("(min-width: 1680px)")'],
  ])('%s may not hold %j', (path, text) => {
    expect(complaint(path, text)).toEqual([expect.stringContaining('use a name of')]);
  });

  test.each([
    ['web/src/ui/a/A.module.css', '@media (--phone) {\n  max-width: 640px;\n}'],
    ['web/src/ui/a/A.module.css', '@container (min-width: 500px) {'],
    ['web/src/ui/a/A.module.css', '@media (prefers-reduced-motion: reduce) {'],
    ['web/src/ui/a/A.tsx', "useMediaQuery(upTo('phone'))"],
    ['web/src/ui/a/A.test.tsx', "matchMedia('(max-width: 640px)')"],
  ])('%s may hold %j', (path, text) => {
    expect(complaint(path, text)).toEqual([]);
  });
});

describe('classes by stylesheet', () => {
  const sheet = { path: 'web/src/ui/a/A.module.css', text: '/* .old */\n.row > .cell { margin: 0.5px; }\n' };
  const reported = (text: string) =>
    classesBySheet(
      [{ path: 'web/src/ui/a/A.tsx', text: `import styles from './A.module.css';\n${text}` }],
      [sheet],
    ).map(({ path, message }) => `${path}: ${message}`);

  test('a missing class is reported, and so is an unused one', () => {
    expect(reported('const a = [styles.row, styles.gone];')).toEqual([
      'web/src/ui/a/A.tsx: uses .gone, which web/src/ui/a/A.module.css does not define.',
      'web/src/ui/a/A.module.css: defines .cell, which no component uses: delete it.',
    ]);
  });

  test.each(['const a = styles.row + styles.cell;', 'const a = styles[kind];'])('%s is accepted', (text) => {
    expect(reported(text)).toEqual([]);
  });
});

describe('numbers by kind', () => {
  it('rejects a number without a range in a decoder, and only there', () => {
    const raw = 'export const price = v.number();';
    expect(complaints(numbersByKind, 'shared/src/contract/coins.ts', raw)).toHaveLength(1);
    expect(complaints(numbersByKind, 'shared/src/contract/wireNumber.ts', raw)).toEqual([]);
    expect(complaints(numbersByKind, 'shared/src/drawings/schema.ts', raw)).toEqual([]);
  });
});
