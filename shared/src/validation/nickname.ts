import { NICKNAME_MAX } from '../constants/limits.ts';
import type { Complaint } from './login.ts';
import { LOOK_ALIKES } from './lookAlikes.ts';
import { plainLine } from './plainText.ts';

/** Capitals of other scripts look Latin where their small letters do not: В, Н, К, Т. */
const CAPITALS: Readonly<Record<string, string>> = { в: 'b', н: 'h', к: 'k', т: 't', β: 'b', η: 'h' };

/** A nickname: one visible letter or digit at least, twenty characters of a line in plain signs (`plainLine`) at most. */
export function checkNickname(nickname: string): Complaint {
  const name = plainLine(nickname);
  if (name === '') return '请填写昵称';
  if (!/[\p{L}\p{N}]/u.test(name)) return '昵称至少要有一个文字或数字';
  return [...name].length > NICKNAME_MAX ? `昵称最多 ${NICKNAME_MAX} 个字` : null;
}

/**
 * By which names are the same for a reader: plain signs, no blanks, no case, letters of other scripts as the Latin ones
 * that they look like.
 */
export function nameKey(nickname: string): string {
  // Up and down again: ß and ss, ς and σ are one in capitals.
  const folded = plainLine(nickname).toUpperCase().toLowerCase().normalize('NFKC');
  return [...folded.replace(/\s/g, '')].map((char) => LOOK_ALIKES[char] ?? CAPITALS[char] ?? char).join('');
}
