import { PICTURE } from '@coinmirror/shared/constants/paints.ts';
import { coinListPages } from '@coinmirror/shared/manifest/coinLists.ts';
import { exchangeRankingPages } from '@coinmirror/shared/manifest/exchangeRankings.ts';
import { indicatorPages } from '@coinmirror/shared/manifest/indicators.ts';
import { klinePages } from '@coinmirror/shared/manifest/kline.ts';
import { newsPages } from '@coinmirror/shared/manifest/news.ts';
import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { rankingPages } from '@coinmirror/shared/manifest/rankings.ts';
import type { SitePage } from './site.ts';

/** The kinds of pages that have a picture for link previews; the rest shows `default`. */
export type PreviewKind = 'default' | 'coin' | 'list' | 'chart' | 'article';

/** Size of each picture, px. */
export const PREVIEW_SIZE = { width: PICTURE.width, height: PICTURE.height } as const;

const BY_AREA: readonly (readonly [PreviewKind, object])[] = [
  ['chart', klinePages],
  ['chart', indicatorPages],
  ['list', coinListPages],
  ['list', rankingPages],
  ['list', exchangeRankingPages],
  ['article', newsPages],
];

/** The kind of a page's picture: by what it tells, its subject, its area of the manifest. */
export function previewKind(name: SitePage['name'], isArticle: boolean): PreviewKind {
  if (isArticle) return 'article';
  const row: { readonly subject?: string } = pages[name];
  if (row.subject === 'coin') return 'coin';
  return BY_AREA.find(([, area]) => name in area)?.[0] ?? 'default';
}

/** Addresses of pictures that the gateway draws itself (`previews/previews.ts`). */
export const PREVIEW_ADDRESS = {
  coin: /^\/previews\/coin\/([\w.-]{1,80})\.png$/,
  news: /^\/previews\/news\/(\d{1,12})\.png$/,
} as const;

/** The address of the picture of one coin or one article; null for a code that is no part of such an address. */
export function ownPreviewPath(subject: keyof typeof PREVIEW_ADDRESS, code: string | number): string | null {
  const path = `/previews/${subject}/${code}.png`;
  return PREVIEW_ADDRESS[subject].test(path) ? path : null;
}

/** The address of a kind's picture within the site: a file of `web/public`, drawn by `scripts/previews/draw.ts`. */
export function previewPath(kind: PreviewKind): string {
  return `/previews/${kind}.png`;
}
