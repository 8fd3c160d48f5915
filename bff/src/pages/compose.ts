import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { type ReadyAnswer, readyAnswer } from '../http/readyAnswer.ts';
import { makeReady } from '../http/readyBody.ts';
import type { SimulatedPart } from '../prerender/simulatedPart.ts';
import type { HeaderList } from '../security/headers.ts';
import type { PageFiles } from './pageFiles.ts';
import type { Template } from './template.ts';

export interface ComposeOptions {
  readonly template: Template;
  readonly links: PageFiles['links'];
  readonly headers: HeaderList;
  readonly vary: string;
  readonly dataSource: 'simulated' | 'live';
  /** Meta elements of every page that configure the script. */
  readonly metas: string;
}

export interface PageParts {
  /** The page of the table; none for the 404 page. */
  readonly page?: RouteName;
  /** 503: the data of the page is missing, and no search engine may index what is shown instead. */
  readonly status: 200 | 404 | 503;
  readonly head: string;
  readonly prerendered: string;
  readonly preload: string;
  /** How much of its data is simulated; as the site's usual source without it. */
  readonly simulated?: SimulatedPart;
  /** The page depends on its visitor; only their browser may keep it. */
  readonly personal?: boolean;
}

/** Retry-After of a page that could not be made, seconds. */
const RETRY_AFTER = '30';

/** Fills the template and makes the page's bytes ready. */
export function createCompose({ template, links, headers, vary, dataSource, metas }: ComposeOptions) {
  const extra = Object.fromEntries(headers);
  return async ({
    page,
    status,
    head,
    prerendered,
    preload,
    personal = false,
    simulated = dataSource === 'simulated' ? 'all' : 'none',
  }: PageParts): Promise<ReadyAnswer> => {
    const text = template.render({
      attributes: ` data-source="${simulated === 'none' ? 'live' : 'simulated'}"`,
      head: (page ? links(page) : '') + metas + head,
      prerendered,
      preload,
    });
    return readyAnswer(status, await makeReady(Buffer.from(text)), {
      contentType: 'text/html; charset=utf-8',
      // A newer release must be seen at the next visit; the ETag makes asking again cheap.
      cacheControl: personal ? 'private, no-cache' : 'no-cache',
      vary,
      extra: status === 503 ? { ...extra, 'retry-after': RETRY_AFTER } : extra,
    });
  };
}
