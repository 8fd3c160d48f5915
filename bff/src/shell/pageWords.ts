import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { descriptions } from '@coinmirror/shared/routes/descriptions.ts';
import { homeTab } from '@coinmirror/shared/routes/homeTabs.ts';
import { NEWS_TABS, newsTabOf } from '@coinmirror/shared/routes/newsPages.ts';
import { pages, type RouteName } from '@coinmirror/shared/routes/pages.ts';
import { SIDES } from './coinSides.ts';
import type { PageData } from './pageData.ts';
import type { SitePage } from './site.ts';

/** What a page is called and about, in words. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  /** Set where the page is one article. */
  readonly article?: { readonly publishedAt: number | null; readonly author: string };
}

type WordsOf = (page: SitePage, data: PageData) => PageWords | null;

/** Pages that are about one thing say its name; null while its data is not known. */
const particular: Partial<Record<RouteName, WordsOf>> = {
  coin(_page, data) {
    const coin = data.entity('coinInfo');
    if (!coin) return null;
    const name = coinTitle(coin);
    const quote = `$${formatPrice(coin.quote.price)}，24 小时 ${formatPercent(coin.quote.change24h)}`;
    const rank = coin.rank === null ? '' : `，市值排名第 ${coin.rank}`;
    return {
      title: `${name} 价格/行情`,
      description: `${name} 最新价格 ${quote}${rank}。实时行情、走势图、流通市值、成交额、换手率与项目资料。`,
    };
  },
  conceptItem: conceptWords,
  conceptFile: conceptWords,
  tag: conceptWords,
  homeSub({ params }) {
    const tab = homeTab(params['subPage']);
    return tab === undefined ? null : { title: tab.title, description: descriptions.homeSub };
  },
  news({ query }) {
    const tab = newsTabOf(query.get('tab'));
    const label = NEWS_TABS.find(({ key }) => key === tab)?.label;
    return tab === 'headlines'
      ? null
      : { title: `${label} ${pages.news.title}`, description: descriptions.news };
  },
  newsItem(_page, data) {
    const item = data.entity('newsDetail');
    return item && storyWords(item, item.author);
  },
  noticeItem: noticeWords,
  exchangeBoardNoticeItem: noticeWords,
  announcementItem(_page, data) {
    const item = data.entity('announcementDetail');
    return item && storyWords(item, BRAND.name);
  },
  coinListPage: ({ params }) => {
    const page = Number(params['listFile']?.replace('list_', ''));
    return {
      title: `${pages.coinListPage.title} 第 ${page} 页`,
      description: `全部加密货币按流通市值排名，第 ${page} 页：价格、涨跌幅、成交额、换手率。`,
    };
  },
};

interface Story {
  readonly title: string;
  readonly summary: string;
  readonly time: number | null;
}

function storyWords({ title, summary, time }: Story, author: string): PageWords {
  return { title, description: summary, article: { publishedAt: time, author } };
}

function noticeWords(_page: SitePage, data: PageData): PageWords | null {
  const notice = data.entity('noticeDetail');
  if (!notice) return null;
  const [first] = notice.blocks;
  return {
    title: notice.title,
    description: first?.text ?? descriptions.noticeItem,
    article: { publishedAt: notice.time, author: notice.publisher.name },
  };
}

function conceptWords(_page: SitePage, data: PageData): PageWords | null {
  const concept = data.entity('conceptDetail');
  if (!concept) return null;
  const title = joinSpaced(concept.name, '概念');
  return {
    title,
    description: `${title}：${concept.coinCount} 个币种的行情与涨跌。${concept.description}`.slice(0, 160),
  };
}

/** `比特币 BTC 持币地址`, for a page about one side of a coin. */
function sideWords({ name }: SitePage, data: PageData): PageWords | null {
  const coin = data.entity('coinInfo');
  const side = SIDES[name];
  if (!coin || side === undefined) return null;
  const who = coinTitle(coin);
  return { title: `${who} ${side}`, description: `${who}：${descriptions[name]}` };
}

/** Title (without the product's name) and description of a page. */
export function pageWords(page: SitePage, data: PageData | null): PageWords {
  const own = data === null ? null : ((particular[page.name] ?? sideWords)(page, data) ?? null);
  return own ?? { title: pages[page.name].title, description: descriptions[page.name] };
}
