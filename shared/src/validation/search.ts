import { SEARCH_INPUT_MAX } from '../constants/limits.ts';

/** Limits search input to 30 characters, as a reader counts them. */
export function cutSearchInput(text: string): string {
  return [...text].slice(0, SEARCH_INPUT_MAX).join('');
}

const HEX_ADDRESS = /^0x[\da-f]{2}/i;
const OTHER_ADDRESS = /^(?=.*\d)[\da-z]{8,}$/i;

/** Whether typed text may be the beginning of a contract address: `0x…`, or eight letters and digits in a row. */
export function looksLikeAddress(text: string): boolean {
  const typed = text.trim();
  return HEX_ADDRESS.test(typed) || OTHER_ADDRESS.test(typed);
}
