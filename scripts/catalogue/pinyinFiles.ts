import { countries } from '@coinmirror/upstream/catalogue/content/countries.ts';
import { WIKI_GROUPS } from '@coinmirror/upstream/catalogue/content/wiki/wiki.ts';
import {
  FIRST_WORDS,
  SECOND_WORDS,
  WARNED_FIRST,
  WARNED_SECOND,
} from '@coinmirror/upstream/catalogue/inventedWords.ts';
import { pinyinOf, pinyinOfName } from './pinyin.ts';
import { buildSitePinyin } from './sitePinyin.ts';

/** Paths from the root and texts of the generated pinyin files. */
export function pinyinFiles(): ReadonlyMap<string, string> {
  const invented = [...FIRST_WORDS, ...SECOND_WORDS, ...WARNED_FIRST, ...WARNED_SECOND].map(({ zh }) => zh);
  const terms = WIKI_GROUPS.flatMap((group) => group.terms).filter(({ name }) =>
    /\p{Script=Han}/u.test(name),
  );
  return new Map([
    ['scripts/upstream/catalogue/inventedPinyin.json', write(invented.map((zh) => [zh, pinyinOf(zh)]))],
    [
      'scripts/upstream/catalogue/content/wiki/pinyin.json',
      write(terms.map(({ id, name }) => [id, pinyinOfName(name)])),
    ],
    [
      'web/src/features/login/phone/areaPinyin.json',
      write(countries.map(([, nameZh]) => [nameZh, pinyinOf(nameZh)])),
    ],
    ['shared/src/pages/siteIndex/sitePinyin.json', `${JSON.stringify(buildSitePinyin(), null, 2)}\n`],
  ]);
}

function write(rows: readonly (readonly [string, string])[]): string {
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}
