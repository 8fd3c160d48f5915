import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { formatDate, formatDateTime } from '@coinmirror/shared/format/time.ts';
import { descriptions } from '@coinmirror/shared/routes/descriptions.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { NEWS_TABS, newsTabNumber, newsTabOf } from '@coinmirror/shared/routes/newsPages.ts';
import { pages } from '@coinmirror/shared/routes/pages.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { headline, tabs } from './parts.ts';

/** A list of headlines, each with its time and its beginning; on the notices' tab of `/news` theirs. */
export function newsOutline(page: SitePage, data: PageData): readonly Html[] | null {
  const { name } = page;
  const list = data.entity('newsList');
  if (!list) return noticesOutline(page, data);
  return [
    headline(pages[name].title, descriptions[name]),
    ...newsTabs(page),
    linkList(list.rows.map(newsLine)),
  ];
}

/** The tabs above the lists of `/news`. */
function newsTabs({ name, query }: SitePage): readonly Html[] {
  if (name !== 'news') return [];
  const links = NEWS_TABS.map(({ key, label }) => {
    const address = hrefTo('news', {}, { tab: newsTabNumber(key) });
    return [label, address] as const;
  });
  return [tabs(links, newsTabNumber(newsTabOf(query.get('tab'))))];
}

export function noticesOutline(page: SitePage, data: PageData): readonly Html[] | null {
  const list = data.entity('noticeList');
  if (!list) return null;
  const lines = list.rows.map(({ id, title, time, publisher }) => ({
    href: hrefTo('noticeItem', { noticeid: String(id) }),
    title,
    note: `${publisher.name} ${formatDateTime(time)}`,
  }));
  const { name } = page;
  return [headline(pages[name].title, descriptions[name]), ...newsTabs(page), linkList(lines)];
}

export function announcementsOutline({ name }: SitePage, data: PageData): readonly Html[] | null {
  const list = data.entity('announcementList');
  if (!list) return null;
  const lines = list.rows.map(({ id, title, time, summary }) => ({
    href: hrefTo('announcementItem', { id }),
    title,
    note: `${formatDate(time)} ${summary}`,
  }));
  return [headline(pages[name].title, descriptions[name]), linkList(lines)];
}

/** An article, a flash, a notice or an announcement: whichever the page has. */
export function articleOutline(_page: SitePage, data: PageData): readonly Html[] | null {
  const news = data.entity('newsDetail');
  const notice = data.entity('noticeDetail');
  const shown = news ?? notice ?? data.entity('announcementDetail');
  if (!shown) return null;
  const who = news?.author ?? notice?.publisher.name ?? '';
  return [headline(shown.title, `${who} ${formatDateTime(shown.time)}`.trim()), prose(shown.blocks)];
}

function newsLine({ id, title, time, author, summary }: NewsItem): Line {
  return {
    href: hrefTo('newsItem', { id: String(id) }),
    title,
    note: `${formatDateTime(time)} ${author}：${summary}`,
  };
}

interface Line {
  readonly href: string;
  readonly title: string;
  readonly note: string;
}

function linkList(lines: readonly Line[]): Html {
  const items = lines.map(
    ({ href, title, note }) =>
      html`<li class="o-line"><a class="o-line-title" href="${href}">${title}</a><p class="o-line-note">${note}</p></li>`,
  );
  return html`<ul class="o-list">${items}</ul>`;
}

function prose(blocks: readonly TextBlock[]): Html {
  const parts = blocks.map(({ kind, text }) =>
    kind === 'heading' ? html`<h2>${text}</h2>` : html`<p>${text}</p>`,
  );
  return html`<div class="o-prose">${parts}</div>`;
}
