import type { Request, RequestHandler } from 'express';
import { type MadePage, pageKey } from '../cache/pageCache.ts';
import type { Site } from '../cache/publicFiles.ts';
import { asksForMarkdown } from '../http/asksForMarkdown.ts';
import { isSignedIn } from '../http/cookies.ts';
import { Refusal } from '../http/failure.ts';
import { type ReadyAnswer, sendReady } from '../http/readyAnswer.ts';
import type { Outcome } from '../observability/metrics.ts';
import type { Attempt } from '../prerender/attempt.ts';
import { queryOf } from '../security/address.ts';
import { unreadableOf } from '../security/unreadable.ts';
import type { PageParts } from './compose.ts';
import { createHeads } from './heads.ts';
import type { MarkdownPages } from './markdownPage.ts';
import { isMissing } from './missing.ts';
import { loadPageData } from './pageData.ts';
import { preloadScript } from './preloadScript.ts';
import { prerenderPage } from './prerenderPage.ts';
import { callsOf, findPage, type PageCalls, type SitePage } from './site.ts';

export interface PageHandlerOptions extends Site {
  compose(parts: PageParts): Promise<ReadyAnswer>;
  /** For readers that ask for it. */
  readonly markdown: MarkdownPages;
  /** The page cache. */
  page(key: string, make: () => Promise<MadePage>): Promise<ReadyAnswer>;
  count(outcome: Outcome): void;
  /** Leaves out parts that cannot be made from the data. */
  readonly attempt: Attempt;
}

type Unread = ReturnType<typeof unreadableOf>;

/** Served bare without their last slash (specification, section 2). */
const BARE = /\/kline\/.*[^/]$|^\/data\/calc\.html$/;

/** Answers every page: prerendered with its data, bare, or the 404 page. Throws Refusal. */
export function createPageHandler({
  answerCache,
  siteOrigin,
  isSimulated,
  rendered,
  compose,
  markdown,
  page,
  count,
  attempt,
}: PageHandlerOptions): RequestHandler {
  const heads = createHeads(siteOrigin);
  const lost = compose({ status: 404, head: heads.lost, prerendered: '', preload: '' });

  async function full(
    found: SitePage,
    path: string,
    { calls, followed, read }: PageCalls,
  ): Promise<MadePage> {
    const data = await loadPageData(answerCache, calls);
    if (isMissing(found, calls, data)) return { answer: await lost, whole: false };
    const madeOf = data.answers.flatMap(({ answer }) => [answer.body, answer.stale]);
    const answer = await rendered(
      JSON.stringify([path, calls, followed, read, data.failed, [...data.unconnected]]),
      madeOf,
      () => {
        const simulated = data.simulated ?? (isSimulated ? 'all' : 'none');
        const { text, status } = prerenderPage(found, data, { simulated, followed, attempt });
        const head = attempt(
          `head of ${found.name}`,
          () => heads.of(found, path, data),
          heads.of(found, path, null),
        );
        const preload = preloadScript(data);
        return compose({ page: found.name, status, head, prerendered: text, preload, simulated });
      },
    );
    count(answer.status === 503 ? 'failed' : data.whole ? 'miss' : 'stale');
    return { answer, whole: data.whole };
  }

  /** A page without data; it does not change while the process lives. */
  function bare(found: SitePage, path: string, personal: boolean): Promise<ReadyAnswer> {
    return rendered(JSON.stringify([path, personal]), [], () =>
      compose({
        page: found.name,
        status: 200,
        head: heads.of(found, path, null),
        prerendered: '',
        preload: '',
        personal,
      }),
    );
  }

  async function answerOf(req: Request, signedIn: boolean, unread: Unread): Promise<ReadyAnswer> {
    const { path, url } = req;
    const key = pageKey(url);
    // A kept page must not depend on the rest of the first visitor's query.
    const found = findPage(path, new URLSearchParams(queryOf(key ?? url)));
    const asMarkdown = asksForMarkdown(req);
    if (found === null) return asMarkdown ? markdown.lost : lost;
    const wanted = callsOf(found);
    // Without what they say this would be another page.
    if (wanted.read.some(([name]) => unread.has(name))) throw new Refusal('badAddress');
    if (asMarkdown) return markdown.of(found, path, wanted);
    if (signedIn || BARE.test(path)) return bare(found, path, true);
    if (wanted.calls.length === 0) return bare(found, path, false);
    const make = () => full(found, path, wanted);
    return key === null ? (await make()).answer : page(key, make);
  }

  return async (req, res) => {
    const signedIn = isSignedIn(req);
    sendReady(req, res, await answerOf(req, signedIn, unreadableOf(req)));
  };
}
