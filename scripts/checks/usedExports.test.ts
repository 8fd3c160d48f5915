import { describe, expect, it } from 'vitest';
import { readSource } from './sourceFile.ts';
import { usedExports } from './usedExports.ts';

const price = readSource(
  'shared/src/format/price.ts',
  'export function formatPrice() {}\nexport const DIGITS = 2;\nexport interface Price { readonly usd: number }',
);

function complaints(...texts: readonly (readonly [path: string, text: string])[]): string[] {
  const users = texts.map(([path, text]) => readSource(path, text));
  return usedExports([price, ...users], {}).map(({ line, message }) => `${line} ${message}`);
}

describe('used exports', () => {
  it('names an exported value that no other file imports, and no type', () => {
    expect(complaints()).toEqual([
      expect.stringMatching(/^1 exports formatPrice,/),
      expect.stringMatching(/^2 exports DIGITS,/),
    ]);
  });

  it('counts an import by its package name, under another name, and of a test', () => {
    const app = "import { formatPrice as written } from '@coinmirror/shared/format/price.ts';";
    const test = "import { DIGITS } from './price.ts';";
    expect(complaints(['web/src/app/a.ts', app], ['shared/src/format/price.test.ts', test])).toEqual([]);
  });

  it.each([
    ['a namespace', "import * as price from './price.ts';"],
    ['a re-export of all', "export * from './price.ts';"],
    ['a dynamic import', "void import('./price.ts');"],
  ])('takes %s for a use of everything', (_case, text) => {
    expect(complaints(['shared/src/format/other.ts', text])).toEqual([]);
  });

  it('takes an excuse, and names one that is not needed', () => {
    expect(usedExports([price], { 'shared/src/format/price.ts': 'a tool' })).toEqual([]);
    const messages = usedExports([], { 'shared/src/gone.ts': 'a tool' }).map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining('excuses shared/src/gone.ts')]);
  });
});
