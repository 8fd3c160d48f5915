import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { collectFiles } from '../checks/collect.ts';
import { refusedIn } from './visitorWords.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What visitors may read: everything but tests, and these words themselves. */
const texts = collectFiles(root, /\.(ts|tsx|md|json)$/).filter(
  ({ path }) =>
    /^(web\/src|bff\/src|shared\/src|scripts\/upstream)\//.test(path) &&
    !/\.(test|spec)\.|\/testing\/|\/docs\//.test(path),
);

describe('what visitors read', () => {
  it('has none of the words that were replaced', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(refusedIn(texts)).toEqual([]);
  });
});

describe('a refused word', () => {
  const words = [{ word: /您/, instead: 'nothing', allowed: ['law/'], pending: ['old/'] }];
  const file = (path: string, text = "'您好'") => ({ path, text });

  it('is found by its line, and allowed where it is law', () => {
    expect(refusedIn([file('new/a.ts', "'a',\n'您好'"), file('law/b.ts')], words)).toEqual([
      'new/a.ts:2 您: write nothing',
    ]);
  });

  it('is passed over where it is yet to be mended', () => {
    expect(refusedIn([file('old/a.ts')], words)).toEqual([]);
  });
});
