import { servedPages } from '@coinmirror/shared/pages/served/servedPages.ts';
import type { Attempt } from './attempt.ts';
import { renderBlocks } from './outline/blocks.ts';
import { outlineStyles } from './outline/css.ts';
import { frame } from './outline/frame.ts';
import type { PageData } from './pageData.ts';
import { addressOf, type SitePage } from './site.ts';

export interface OutlineOptions {
  readonly isSimulated: boolean;
  /** Are the data's rows the ones that the address asks for? */
  readonly followed: boolean;
  readonly attempt: Attempt;
}

/**
 * The words of a page as plain HTML in the page's own styles; '' for a page that has none, or would tell others. What
 * cannot be told of the data is left out.
 */
export function outlineOf(page: SitePage, data: PageData, options: OutlineOptions): string {
  const { isSimulated, followed, attempt } = options;
  const { ignoresQuery } = servedPages[page.name];
  const words = followed || ignoresQuery ? wordsOf(page, data, attempt) : null;
  return words ? outlineStyles + frame(words, data, isSimulated).text : '';
}

function wordsOf(page: SitePage, data: PageData, attempt: Attempt) {
  const { prerender } = servedPages[page.name];
  const blocks = attempt(`outline of ${page.name}`, () => prerender?.(addressOf(page), data) ?? null, null);
  return blocks && renderBlocks(blocks, attempt);
}
