import { pinyin } from 'pinyin-pro';

/** Syllables of the Chinese letters of a name, without tones: 比特币 → "bi te bi"; '' without any. */
export function pinyinOf(name: string): string {
  const chinese = name.replace(/[^\p{Script=Han}]/gu, '');
  return chinese === '' ? '' : pinyin(chinese, { toneType: 'none', type: 'array', v: true }).join(' ');
}
