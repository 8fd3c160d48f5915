import { pages, type RouteName } from '@coinmirror/shared/routes/pages.ts';
import type { Html } from './html.ts';
import { coinOutline } from './outline/coin.ts';
import { outlineStyles } from './outline/css.ts';
import { frame } from './outline/frame.ts';
import { coinTable, headline } from './outline/parts.ts';
import type { PageData } from './pageData.ts';
import type { SitePage } from './site.ts';

/** A first screen and a half of rows; the script brings the rest. */
const ROWS = 50;

/** The words of a page from its data; null when the data it is made of is missing. */
type Outline = (page: SitePage, data: PageData) => Html | null;

const ranking: Outline = ({ name }, data) => {
  const list = data.entity('coinRank');
  if (!list) return null;
  const heading = headline(pages[name].title, '按流通市值排名，价格实时更新。');
  return frame([heading, coinTable(list.rows.slice(0, ROWS))], data);
};

const outlines: Partial<Record<RouteName, Outline>> = {
  home: ranking,
  coinList: ranking,
  coinListPage: ranking,
  coin: coinOutline,
};

/** The words of a page as plain HTML; '' for a page that has none yet. */
export function outlineOf(page: SitePage, data: PageData): string {
  const words = outlines[page.name]?.(page, data);
  return words ? `${outlineStyles}${words.text}` : '';
}
