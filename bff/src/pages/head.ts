import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { escapeJson, Html, html } from '../prerender/html.ts';
import { PREVIEW_SIZE } from './previews.ts';

/** The facts of a page's head, for browsers, search engines and link previews. */
export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute; null where a page has no address of its own (404). */
  readonly canonical: string | null;
  readonly kind: 'website' | 'article';
  /** The absolute address of its picture, 1200 × 630 px. */
  readonly image: string;
  /** false: keep it out of indexes. */
  readonly indexed: boolean;
  readonly structured: readonly object[];
  /** Feeds by which the page's list can be followed: absolute addresses. */
  readonly feeds?: readonly { readonly type: string; readonly title: string; readonly href: string }[];
}

/** The page's part of the head element. */
export function renderHead(facts: HeadFacts): string {
  const { title, description, canonical, kind, image, indexed, structured, feeds = [] } = facts;
  const parts: Html[] = [
    html`<title>${title}</title>`,
    html`<meta name="description" content="${description}" />`,
    ...(indexed ? [] : [html`<meta name="robots" content="noindex" />`]),
    ...(canonical ? [html`<link rel="canonical" href="${canonical}" />`] : []),
    html`<meta property="og:type" content="${kind}" />`,
    html`<meta property="og:site_name" content="${BRAND.name}" />`,
    html`<meta property="og:locale" content="zh_CN" />`,
    html`<meta property="og:title" content="${title}" />`,
    html`<meta property="og:description" content="${description}" />`,
    ...(canonical ? [html`<meta property="og:url" content="${canonical}" />`] : []),
    html`<meta property="og:image" content="${image}" />`,
    html`<meta property="og:image:width" content="${PREVIEW_SIZE.width}" />`,
    html`<meta property="og:image:height" content="${PREVIEW_SIZE.height}" />`,
    html`<meta property="og:image:alt" content="${title}" />`,
    ...feeds.map(
      ({ type, title: name, href }) =>
        html`<link rel="alternate" type="${type}" title="${name}" href="${href}" />`,
    ),
    html`<meta name="twitter:card" content="summary_large_image" />`,
    ...structured.map(jsonLd),
  ];
  return parts.map((part) => part.text).join('');
}

function jsonLd(data: object): Html {
  const json = escapeJson(JSON.stringify({ '@context': 'https://schema.org', ...data }));
  return new Html(`<script type="application/ld+json">${json}</script>`);
}
