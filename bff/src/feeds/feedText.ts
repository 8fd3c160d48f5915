import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { machineTime } from '@coinmirror/shared/format/time.ts';
import { html } from '../prerender/html.ts';
import type { FeedItem } from './feedItems.ts';
import { printable } from './printable.ts';
import { xmlFile } from './xmlFile.ts';

/** A feed before it is written down. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Absolute: the feed's own address, and that of the page it follows. */
  readonly self: string;
  readonly page: string;
  readonly items: readonly FeedItem[];
}

/**
 * RSS 2.0, with the Atom link by which a reader finds the feed again. Titles are text. An item's description is HTML by
 * convention, so its text is escaped twice: a reader that shows HTML would swallow `<` otherwise. What another published
 * is linked where it did.
 */
export function rssOf({ title, description, self, page, items }: Feed, siteOrigin: string): string {
  const entries = items.map((item) => {
    const url = siteOrigin + item.path;
    const link = item.original || url;
    const categories = item.tags.map((tag) => html`<category>${tag}</category>`);
    return html`<item><title>${item.title}</title><link>${link}</link><guid isPermaLink="true">${url}</guid><pubDate>${new Date(item.time).toUTCString()}</pubDate><dc:creator>${item.author}</dc:creator>${categories}<description>${htmlOf(item)}</description></item>`;
  });
  const built = items[0] ? html`<lastBuildDate>${new Date(items[0].time).toUTCString()}</lastBuildDate>` : '';
  const channel = html`<channel><title>${title}</title><link>${page}</link><description>${description}</description><language>zh-CN</language>${built}<atom:link href="${self}" rel="self" type="application/rss+xml"/>${entries}</channel>`;
  return xmlFile(
    html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">${channel}</rss>`,
  );
}

/** JSON Feed 1.1: the words as text. */
export function jsonFeedOf({ title, description, self, page, items }: Feed, siteOrigin: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: self,
    language: 'zh-CN',
    authors: [{ name: BRAND.name, url: `${siteOrigin}/` }],
    items: items.map((item) => ({
      id: siteOrigin + item.path,
      url: siteOrigin + item.path,
      ...(item.original && { external_url: item.original }),
      title: printable(item.title),
      content_text: printable(item.lines.join('\n')),
      date_published: machineTime(item.time),
      authors: [{ name: item.author }],
      tags: item.tags,
    })),
  });
}

/** The lines of an item as HTML in the form of text. */
function htmlOf({ lines }: FeedItem): string {
  return lines.map((line) => html`<p>${line}</p>`.text).join('');
}
