import { customPinyin, pinyin } from 'pinyin-pro';

// What the library reads otherwise than the word is said.
customPinyin({ 重置: 'chóng zhì', 罚没: 'fá mò', 央行: 'yāng háng' });

/** Syllables of the Chinese letters of a name, without tones: 比特币 → "bi te bi"; '' without any. */
export function pinyinOf(name: string): string {
  return syllablesOf(name.replace(/[^\p{Script=Han}]/gu, '')).join(' ');
}

/** The same of a name with Latin words and numbers, which count as one syllable each: 51% 攻击 → "51 gong ji". */
export function pinyinOfName(name: string): string {
  const parts = name.toLowerCase().match(/\p{Script=Han}+|[a-z\d.]+/gu) ?? [];
  return parts.flatMap((part) => (/^[a-z\d.]/.test(part) ? part : syllablesOf(part))).join(' ');
}

/** Syllables of Chinese characters, one each, as they are said in this sequence; ü is v. */
export function syllablesOf(characters: string): readonly string[] {
  return characters === '' ? [] : pinyin(characters, { toneType: 'none', type: 'array', v: true });
}
