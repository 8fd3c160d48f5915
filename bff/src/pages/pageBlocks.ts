import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { failures } from '../http/failure.ts';
import type { Attempt } from '../prerender/attempt.ts';
import type { Block } from '../prerender/blocks.ts';
import { pageHead } from '../prerender/head.ts';
import type { Answers } from '../prerender/served.ts';
import { servedPages } from '../prerender/servedPages.ts';
import type { PageData } from './pageData.ts';
import { pageWords } from './pageWords.ts';
import { addressOf, type SitePage } from './site.ts';

export interface PageBlocksOptions {
  /** Does the data have the rows that the address asks for? */
  readonly followed: boolean;
  readonly attempt: Attempt;
}

/** What a page says before its script runs, and its status. */
export interface PageBlocks {
  /** null for a page without blocks, and for one whose query asks for other rows than the data has. */
  readonly blocks: readonly Block[] | null;
  /** 503: the page could not be made, and no search engine may index what is shown instead. */
  readonly status: 200 | 503;
}

/**
 * The blocks of a page. When the data is missing or unreadable there is a heading and a message; when it has no source,
 * the page's own heading and sentence over the reason.
 */
export function blocksOf(
  page: SitePage,
  data: PageData,
  { followed, attempt }: PageBlocksOptions,
): PageBlocks {
  const { ignoresQuery, prerender } = servedPages[page.name];
  const { read, answers } = recorded(data);
  const blocks = attempt(`prerender of ${page.name}`, () => prerender?.(addressOf(page), answers), undefined);
  if (blocks === null && isDisturbed(data)) return { blocks: disturbed(page, data), status: 503 };
  // A list of the visitor's own has no blocks either, whatever stands beside it.
  const silent = [...data.unconnected].find(([name]) => read.has(name));
  if (blocks === null && silent) return { blocks: unconnected(page, data, silent[1]), status: 200 };
  return { blocks: blocks && (followed || ignoresQuery) ? blocks : null, status: 200 };
}

/** A page's answers, and the names under which its blocks have asked for one. */
function recorded(data: PageData): { readonly read: ReadonlySet<EndpointName>; readonly answers: Answers } {
  const read = new Set<EndpointName>();
  return {
    read,
    answers: {
      ...data,
      entity(name) {
        read.add(name);
        return data.entity(name);
      },
      entities(call) {
        read.add(call.name);
        return data.entities(call);
      },
    },
  };
}

/**
 * Has a call failed, or can an answer not be read? A refusal is an answer. A late call is made again by the page's
 * script.
 */
function isDisturbed(data: PageData): boolean {
  return data.failed || data.answers.some(({ call }) => data.entity(call.name) === null);
}

/** The blocks of a page whose data has no source, or a paused one, by what its answer says. */
function unconnected(page: SitePage, data: PageData, message: string): readonly Block[] {
  const { title } = pageWords(page, data);
  return [
    { ...pageHead(addressOf(page)), title },
    { kind: 'unconnected', message },
  ];
}

/** The blocks of a page that could not be made. */
function disturbed(page: SitePage, data: PageData): readonly Block[] {
  return [
    { kind: 'head', title: pageWords(page, data).title, summary: failures.upstreamDown.msg, asOf: null },
  ];
}
