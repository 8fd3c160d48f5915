import pinyin from './sitePinyin.json' with { type: 'json' };

const syllableOf: ReadonlyMap<string, string> = new Map(
  Object.entries(pinyin.syllables).flatMap(([syllable, characters]) =>
    [...characters].map((character) => [character, syllable] as const),
  ),
);

/** Words with a character that is read otherwise alone, the longest first. */
const syllablesOfWord: ReadonlyMap<string, string> = new Map(Object.entries(pinyin.words));
const words = [...syllablesOfWord.keys()].toSorted((a, b) => b.length - a.length);

/**
 * The syllables of a title: 资金费率 → zi, jin, fei, lv. Latin words and numbers count as one each, in lower case; signs
 * and characters without a known syllable are left out.
 */
export function syllablesOf(title: string): readonly string[] {
  const found: string[] = [];
  let rest = title.toLowerCase();
  while (rest !== '') {
    const word = words.find((one) => rest.startsWith(one));
    const latin = /^[a-z\d.]+/.exec(rest)?.[0];
    const taken = word ?? latin ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
    found.push(...pinyinOfName(word, latin, taken));
    rest = rest.slice(taken.length);
  }
  return found;
}

function pinyinOfName(word: string | undefined, latin: string | undefined, taken: string): readonly string[] {
  if (word !== undefined) return (syllablesOfWord.get(word) ?? '').split(' ');
  if (latin !== undefined) return [latin];
  const syllable = syllableOf.get(taken);
  return syllable === undefined ? [] : [syllable];
}
