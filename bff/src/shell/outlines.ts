import { servedPages } from '@coinmirror/shared/pages/served/servedPages.ts';
import { renderBlocks } from './outline/blocks.ts';
import { boardOutlines } from './outline/boards.ts';
import { outlineStyles } from './outline/css.ts';
import { frame } from './outline/frame.ts';
import type { PageData } from './pageData.ts';
import { addressOf, type SitePage } from './site.ts';

export interface OutlineOptions {
  readonly isSimulated: boolean;
  /** Are the data's rows the ones that the address asks for? */
  readonly followed: boolean;
}

/** The words of a page as plain HTML in the page's own styles; '' for a page that has none, or would tell others. */
export function outlineOf(page: SitePage, data: PageData, { isSimulated, followed }: OutlineOptions): string {
  const { ignoresQuery } = servedPages[page.name];
  const words = followed || ignoresQuery ? wordsOf(page, data) : null;
  return words ? outlineStyles + frame(words, data, isSimulated).text : '';
}

function wordsOf(page: SitePage, data: PageData) {
  const ranking = boardOutlines[page.name];
  if (ranking) return ranking(page, data);
  const blocks = servedPages[page.name].prerender?.(addressOf(page), data);
  return blocks && renderBlocks(blocks);
}
