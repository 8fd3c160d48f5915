import type { RouteName } from '@coinmirror/shared/routes/pages.ts';
import type { Html } from './html.ts';
import { coinOutline, coinSideOutline } from './outline/coin.ts';
import { outlineStyles } from './outline/css.ts';
import { frame } from './outline/frame.ts';
import { coinsOutline, conceptOutline, conceptsOutline, newCoinsOutline } from './outline/lists.ts';
import { rankingOutline } from './outline/ranking.ts';
import type { PageData } from './pageData.ts';
import type { SitePage } from './site.ts';

/** The words of a page from its data; null when the data it is made of is missing. */
type Outline = (page: SitePage, data: PageData) => readonly Html[] | null;

const outlines: Partial<Record<RouteName, Outline>> = {
  home: rankingOutline,
  coinList: rankingOutline,
  coinListPage: rankingOutline,
  homeSub: coinsOutline,
  assets: coinsOutline,
  mining: coinsOutline,
  recorded: coinsOutline,
  noRecorded: coinsOutline,
  newCoins: newCoinsOutline,
  concept: conceptsOutline,
  conceptItem: conceptOutline,
  conceptFile: conceptOutline,
  coin: coinOutline,
  coinMarket: coinSideOutline,
  coinMarketSub: coinSideOutline,
  coinInfoDetail: coinSideOutline,
  coinLongShort: coinSideOutline,
  coinDynamic: coinSideOutline,
  coinEvent: coinSideOutline,
  coinDetails: coinSideOutline,
  coinWallet: coinSideOutline,
};

/** The words of a page as plain HTML in the page's own styles; '' for a page that has none. */
export function outlineOf(page: SitePage, data: PageData, isSimulated: boolean): string {
  const words = outlines[page.name]?.(page, data);
  return words ? outlineStyles + frame(words, data, isSimulated).text : '';
}
