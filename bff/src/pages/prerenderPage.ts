import { failures } from '../http/failure.ts';
import type { Attempt } from '../prerender/attempt.ts';
import type { Block } from '../prerender/blocks.ts';
import { renderBlocks } from '../prerender/outline/blocks.ts';
import { outlineStyles } from '../prerender/outline/css.ts';
import { frame } from '../prerender/outline/frame.ts';
import { servedPages } from '../prerender/servedPages.ts';
import type { PageData } from './pageData.ts';
import { pageWords } from './pageWords.ts';
import { addressOf, type SitePage } from './site.ts';

export interface PrerenderOptions {
  readonly isSimulated: boolean;
  /** Are the data's rows the ones that the address asks for? */
  readonly followed: boolean;
  readonly attempt: Attempt;
}

/** A page's words as they stand in the HTML, and whether they are the page's. */
export interface Outline {
  readonly text: string;
  /** 503: the page could not be made now, so no index may take what stands there for it. */
  readonly status: 200 | 503;
}

/**
 * The words of a page as plain HTML in the page's own styles; '' for a page that has none, or would tell others. What
 * cannot be told of the data is left out; where the data was not answered or cannot be read, there is a heading and a
 * sentence.
 */
export function prerenderPage(page: SitePage, data: PageData, options: PrerenderOptions): Outline {
  const { followed, attempt } = options;
  const { ignoresQuery, prerender } = servedPages[page.name];
  const blocks = attempt(`outline of ${page.name}`, () => prerender?.(addressOf(page), data), undefined);
  if (blocks === null && isDisturbed(data))
    return { text: textOf(disturbed(page, data), data, options), status: 503 };
  const isTold = blocks && (followed || ignoresQuery);
  return { text: isTold ? textOf(blocks, data, options) : '', status: 200 };
}

/**
 * A refusal is an answer: who is told that there is nothing has the page as it is. What is only late is asked for again
 * by the page's script.
 */
function isDisturbed(data: PageData): boolean {
  return data.failed || data.readings.some(({ call }) => data.entity(call.name) === null);
}

/** What stands in the place of a page's words. */
function disturbed(page: SitePage, data: PageData): readonly Block[] {
  return [
    { kind: 'head', title: pageWords(page, data).title, summary: failures.upstreamDown.msg, asOf: null },
  ];
}

function textOf(
  blocks: readonly Block[],
  data: PageData,
  { isSimulated, attempt }: PrerenderOptions,
): string {
  return outlineStyles + frame(renderBlocks(blocks, attempt), data, isSimulated).text;
}
