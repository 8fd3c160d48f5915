import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { failures } from '../http/failure.ts';
import type { Attempt } from '../prerender/attempt.ts';
import type { Block } from '../prerender/blocks.ts';
import { pageHead } from '../prerender/head.ts';
import { renderBlocks } from '../prerender/render/blocks.ts';
import { siteFrame } from '../prerender/render/siteFrame.ts';
import type { Answers } from '../prerender/served.ts';
import { servedPages } from '../prerender/servedPages.ts';
import { type SimulatedPart, simulatedMark } from '../prerender/simulatedPart.ts';
import type { PageData } from './pageData.ts';
import { pageWords } from './pageWords.ts';
import { addressOf, type SitePage } from './site.ts';

export interface PrerenderOptions {
  /** How much of what the page shows is simulated. */
  readonly simulated: SimulatedPart;
  /** Does the data have the rows that the address asks for? */
  readonly followed: boolean;
  readonly attempt: Attempt;
}

/** A page's prerendered HTML and its status. */
export interface Prerendered {
  readonly text: string;
  /** 503: the page could not be made, and no search engine may index what is shown instead. */
  readonly status: 200 | 503;
}

/**
 * The first HTML of a page. Empty for a page without blocks, and for one whose query asks for other rows than the data
 * has. Blocks that cannot be made are left out. When the data is missing or unreadable there is a heading and a message;
 * when it has no source, the page's own heading and sentence over the quiet card.
 */
export function prerenderPage(page: SitePage, data: PageData, options: PrerenderOptions): Prerendered {
  const { followed, attempt } = options;
  const { ignoresQuery, prerender } = servedPages[page.name];
  const { read, answers } = recorded(data);
  const blocks = attempt(`prerender of ${page.name}`, () => prerender?.(addressOf(page), answers), undefined);
  if (blocks === null && isDisturbed(data))
    return { text: textOf(page, disturbed(page, data), data, options), status: 503 };
  // A list of the visitor's own has no blocks either, whatever stands beside it.
  const silent = [...data.unconnected].find(([name]) => read.has(name));
  if (blocks === null && silent)
    return { text: textOf(page, unconnected(page, data, silent[1]), data, options), status: 200 };
  const hasText = blocks && (followed || ignoresQuery);
  return { text: hasText ? textOf(page, blocks, data, options) : '', status: 200 };
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

function textOf(
  { name }: SitePage,
  blocks: readonly Block[],
  data: PageData,
  { simulated, attempt }: PrerenderOptions,
): string {
  const drawn = renderBlocks(blocks, { attempt, sourceNames: data.sourceNames });
  return siteFrame(drawn, data, { page: name, mark: simulatedMark(simulated) }).text;
}
