import { SEARCH_INPUT_MAX } from '../constants/limits.ts';

/** What the search field keeps: at most 30 characters, counted as a reader counts them. */
export function cutSearchInput(text: string): string {
  return [...text].slice(0, SEARCH_INPUT_MAX).join('');
}
