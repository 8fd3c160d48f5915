import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { Site } from '../cache/publicFiles.ts';
import { type ReadyAnswer, readyAnswer } from '../http/readyAnswer.ts';
import { makeReady } from '../http/readyBody.ts';
import type { Attempt } from '../prerender/attempt.ts';
import { blocksMarkdown } from '../prerender/markdown/blocksMarkdown.ts';
import { escapeMarkdown, linkMarkdown } from '../prerender/markdown/escapeMarkdown.ts';
import { simulatedMark } from '../prerender/simulatedPart.ts';
import { canonicalPath } from './canonical.ts';
import { isMissing } from './missing.ts';
import { blocksOf, type PageBlocks } from './pageBlocks.ts';
import { loadPageData, type PageData } from './pageData.ts';
import { pageWords } from './pageWords.ts';
import type { PageCalls, SitePage } from './site.ts';

export interface MarkdownPagesOptions extends Site {
  readonly attempt: Attempt;
  /** Request headers that a page depends on. */
  readonly vary: string;
}

export interface MarkdownPages {
  readonly lost: Promise<ReadyAnswer>;
  of(page: SitePage, path: string, calls: PageCalls): Promise<ReadyAnswer>;
}

/** Retry-After of a page that could not be made, seconds. */
const RETRY_AFTER = '30';

/** Pages as Markdown, for programs that read: the words and figures of their first HTML. */
export function createMarkdownPages({
  answerCache,
  siteOrigin,
  isSimulated,
  rendered,
  attempt,
  vary,
}: MarkdownPagesOptions): MarkdownPages {
  async function ready(text: string, status: PageBlocks['status'] | 404): Promise<ReadyAnswer> {
    return readyAnswer(status, await makeReady(Buffer.from(`${text}\n`)), {
      contentType: 'text/markdown; charset=utf-8',
      cacheControl: 'no-cache',
      vary,
      extra: { 'x-content-type-options': 'nosniff', ...(status === 503 && { 'retry-after': RETRY_AFTER }) },
    });
  }

  function textOf(page: SitePage, path: string, data: PageData, { blocks }: PageBlocks): string {
    const { title, description } = pageWords(page, data);
    const head = `# ${escapeMarkdown(title)}\n\n${escapeMarkdown(description)}`;
    const body = blocks === null ? head : blocksMarkdown(blocks, { attempt, siteOrigin });
    const address = `${siteOrigin}${canonicalPath(page.name, path)}`;
    const mark = simulatedMark(data.simulated ?? (isSimulated ? 'all' : 'none'));
    const foot = [
      ...(mark === '' ? [] : [`${mark}：由本站模拟，不是真实行情。`]),
      ...(data.sourceNames === '' ? [] : [`来源 ${escapeMarkdown(data.sourceNames)}。`]),
      `网页 ${linkMarkdown(address, address)} · ${BRAND.name}，不构成投资建议。`,
    ];
    return `${body}\n\n---\n\n${foot.join('\n')}`;
  }

  const lost = ready(`# 页面不存在\n\n${linkMarkdown(`${BRAND.name}首页`, `${siteOrigin}/`)}`, 404);
  return {
    lost,
    async of(page, path, { calls, followed, read }) {
      const data = await loadPageData(answerCache, calls);
      if (isMissing(page, calls, data)) return lost;
      const madeOf = data.answers.flatMap(({ answer }) => [answer.body, answer.stale]);
      const key = JSON.stringify([
        'markdown',
        path,
        calls,
        followed,
        read,
        data.failed,
        [...data.unconnected],
      ]);
      return rendered(key, madeOf, () => {
        const made = blocksOf(page, data, { followed, attempt });
        return ready(textOf(page, path, data, made), made.status);
      });
    },
  };
}
