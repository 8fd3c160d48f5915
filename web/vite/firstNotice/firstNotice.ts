import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withBreakpoints } from '@coinmirror/shared/constants/breakpoints.ts';
import { inRem } from '@coinmirror/shared/constants/rem.ts';
import type { Plugin } from 'vite';
import { compact } from '../compact.ts';
import { loadSource } from '../loadSource.ts';

const MARKER = '<!--notice-->';

/**
 * Writes the region notice into the first HTML (other HTML files, such as the gallery, have none), with the few lines
 * that open it before the first paint: its text, its key and the crawler check are those of the app's own notices.
 */
export function firstNotice(root: string): Plugin {
  return {
    name: 'first-notice',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (relative(root, filename) !== 'index.html') return html;
        if (!html.includes(MARKER)) throw new Error(`index.html has no ${MARKER}.`);
        const notice = await noticeParts(
          join(root, 'src/features/siteNotices'),
          join(root, 'vite/firstNotice'),
        );
        return html.replace(MARKER, () => notice.html).replace('</head>', () => `${notice.styles}</head>`);
      },
    },
  };
}

/** The styles go to the head: HTML allows none in the body. */
async function noticeParts(notices: string, own: string): Promise<{ html: string; styles: string }> {
  const { noticeTexts }: NoticeTexts = await loadSource(join(notices, 'noticeTexts.ts'));
  const { CRAWLER }: NoticeQueue = await loadSource(join(notices, 'noticeQueue.ts'));
  const { NOTICE_KEYS }: NoticeKeys = await loadSource(join(notices, 'noticeKeys.ts'));
  const { openFirstNotice }: Opening = await loadSource(join(notices, 'openFirstNotice.ts'));
  const { title, paragraphs, confirm } = noticeTexts.region;
  const sheet = compact(readFileSync(join(own, 'firstNotice.css'), 'utf8'));
  const styles = inRem(sheet.replace(/@media[^{]+/g, withBreakpoints));
  const words = paragraphs.map((text) => `<p>${text}</p>`).join('');
  const open = compact(openFirstNotice.toString());
  const html = [
    `<dialog id="first-notice" aria-labelledby="first-notice-title" tabindex="-1" closedby="none">`,
    `<h2 id="first-notice-title">${title}</h2><div>${words}</div>`,
    `<footer><button type="button">${confirm}</button></footer></dialog>`,
    `<script>(${open})(${JSON.stringify(NOTICE_KEYS.region)}, ${CRAWLER})</script>`,
  ].join('');
  return { html, styles: `<style>${styles}</style>` };
}

type NoticeTexts = typeof import('../../src/features/siteNotices/noticeTexts.ts');
type NoticeQueue = typeof import('../../src/features/siteNotices/noticeQueue.ts');
type NoticeKeys = typeof import('../../src/features/siteNotices/noticeKeys.ts');
type Opening = typeof import('../../src/features/siteNotices/openFirstNotice.ts');
