import type { Block } from '@coinmirror/shared/pages/served/blocks.ts';
import { servedPages } from '@coinmirror/shared/pages/served/servedPages.ts';
import { failures } from '../http/failure.ts';
import { renderBlocks } from './outline/blocks.ts';
import { outlineStyles } from './outline/css.ts';
import { frame } from './outline/frame.ts';
import type { PageData } from './pageData.ts';
import { pageWords } from './pageWords.ts';
import { addressOf, type SitePage } from './site.ts';

export interface OutlineOptions {
  readonly isSimulated: boolean;
  /** Are the data's rows the ones that the address asks for? */
  readonly followed: boolean;
}

/** A page's words as they stand in the HTML, and whether they are the page's. */
export interface Outline {
  readonly text: string;
  /** 503: the page could not be made now, so no index may take what stands there for it. */
  readonly status: 200 | 503;
}

/**
 * The words of a page as plain HTML in the page's own styles; '' for a page that has none, or would tell others. Where
 * what they are made of was not answered or cannot be read, there is a heading and a sentence.
 */
export function outlineOf(page: SitePage, data: PageData, options: OutlineOptions): Outline {
  const { ignoresQuery, prerender } = servedPages[page.name];
  const blocks = prerender?.(addressOf(page), data);
  if (blocks === null && isDisturbed(data)) {
    const { title } = pageWords(page, data);
    const text = textOf(
      [{ kind: 'head', title, summary: failures.upstreamDown.msg, asOf: null }],
      data,
      options,
    );
    return { text, status: 503 };
  }
  const isTold = blocks && (options.followed || ignoresQuery);
  return { text: isTold ? textOf(blocks, data, options) : '', status: 200 };
}

/**
 * A refusal is an answer: who is told that there is nothing has the page as it is. What is only late is asked for again
 * by the page's script.
 */
function isDisturbed(data: PageData): boolean {
  return data.failed || data.readings.some(({ call }) => data.entity(call.name) === null);
}

function textOf(blocks: readonly Block[], data: PageData, { isSimulated }: OutlineOptions): string {
  return outlineStyles + frame(renderBlocks(blocks), data, isSimulated).text;
}
