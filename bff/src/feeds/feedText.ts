import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { machineTime } from '@coinmirror/shared/format/time.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { html } from '../prerender/html.ts';

/** A feed before it is written down. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Absolute: the feed's own address, and that of the page it follows. */
  readonly self: string;
  readonly page: string;
  readonly items: readonly NewsItem[];
}

/** Characters that XML 1.0 cannot represent; a reader refuses a feed with one of them. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** RSS 2.0, with the Atom link by which a reader finds the feed again. */
export function rssOf({ title, description, self, page, items }: Feed, siteOrigin: string): string {
  const entries = items.map((item) => {
    const url = addressOf(item, siteOrigin);
    const categories = item.coins.map(({ symbol }) => html`<category>${symbol}</category>`);
    return html`<item><title>${item.title}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${new Date(item.time).toUTCString()}</pubDate><dc:creator>${item.author}</dc:creator>${categories}<description>${wordsOf(item)}</description></item>`;
  });
  const built = items[0] ? html`<lastBuildDate>${new Date(items[0].time).toUTCString()}</lastBuildDate>` : '';
  const channel = html`<channel><title>${title}</title><link>${page}</link><description>${description}</description><language>zh-CN</language>${built}<atom:link href="${self}" rel="self" type="application/rss+xml"/>${entries}</channel>`;
  const text = channel.text.replace(FORBIDDEN, '');
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">${text}</rss>`;
}

/** JSON Feed 1.1. */
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
      id: addressOf(item, siteOrigin),
      url: addressOf(item, siteOrigin),
      title: item.title,
      content_text: wordsOf(item),
      date_published: machineTime(item.time),
      authors: [{ name: item.author }],
      tags: item.coins.map(({ symbol }) => symbol),
    })),
  });
}

function addressOf({ id }: NewsItem, siteOrigin: string): string {
  return siteOrigin + hrefTo('newsItem', { id: String(id) });
}

/** The whole of a flash, the beginning of an article. */
function wordsOf({ blocks, summary }: NewsItem): string {
  return blocks.length > 0 ? blocks.map(({ text }) => text).join('\n') : summary;
}
