import type { RouteName } from '@coinmirror/shared/routes/pages.ts';
import type { Html } from './html.ts';
import { coinOutline, coinSideOutline } from './outline/coin.ts';
import { coinListOutline } from './outline/coinList.ts';
import { outlineStyles } from './outline/css.ts';
import { frame } from './outline/frame.ts';
import { conceptOutline, listOutlines } from './outline/lists.ts';
import { announcementsOutline, articleOutline, newsOutline, noticesOutline } from './outline/news.ts';
import { rankingOutlines } from './outline/rankings.ts';
import type { PageData } from './pageData.ts';
import type { SitePage } from './site.ts';

/** The words of a page from its data; null when the data it is made of is missing. */
type Outline = (page: SitePage, data: PageData) => readonly Html[] | null;

/** Pages of rows, which an address may order, filter or convert. */
const lists: Partial<Record<RouteName, Outline>> = {
  home: coinListOutline,
  coinList: coinListOutline,
  coinListPage: coinListOutline,
  homeSub: coinListOutline,
  ...listOutlines,
  conceptItem: conceptOutline,
  conceptFile: conceptOutline,
  tag: conceptOutline,
  ...rankingOutlines,
  news: newsOutline,
  newsFlash: newsOutline,
  notice: noticesOutline,
  noticeFor: noticesOutline,
  exchangeBoardNotice: noticesOutline,
  announcement: announcementsOutline,
};

/** Pages about one thing: their first words are the same whatever the query says. */
const subjects: Partial<Record<RouteName, Outline>> = {
  coin: coinOutline,
  coinMarket: coinSideOutline,
  coinMarketSub: coinSideOutline,
  coinInfoDetail: coinSideOutline,
  coinLongShort: coinSideOutline,
  coinDynamic: coinSideOutline,
  coinEvent: coinSideOutline,
  coinDetails: coinSideOutline,
  coinWallet: coinSideOutline,
  newsItem: articleOutline,
  noticeItem: articleOutline,
  exchangeBoardNoticeItem: articleOutline,
  announcementItem: articleOutline,
};

export interface OutlineOptions {
  readonly isSimulated: boolean;
  /** Are the data's rows the ones that the address asks for? */
  readonly followed: boolean;
}

/** The words of a page as plain HTML in the page's own styles; '' for a page that has none, or would tell others. */
export function outlineOf(page: SitePage, data: PageData, { isSimulated, followed }: OutlineOptions): string {
  const outline = subjects[page.name] ?? (followed ? lists[page.name] : undefined);
  const words = outline?.(page, data);
  return words ? outlineStyles + frame(words, data, isSimulated).text : '';
}
