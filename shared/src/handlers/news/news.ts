import { DESK_INTROS, DESKS, type Desk, isDesk, type NewsItem } from '../../content/news/item.ts';
import { newsroomOf } from '../../content/news/newsroom.ts';
import { type FlashKind, NEWS_CHANNELS } from '../../contract/news/sections.ts';
import { DAY } from '../../market/time.ts';
import { cut, ok, pageCount } from '../envelopes.ts';
import { type Handlers, UpstreamError } from '../handler.ts';
import { after, before, wholeArchive } from './archive.ts';
import { newsWires, readsOf } from './newsWire.ts';
import { wantedCoins } from './wantedCoins.ts';
import { isWeekly } from './weekly.ts';

type Wanted = (item: NewsItem) => boolean;

const isArticle: Wanted = ({ section }) => section !== 'flash';
const RELATED = 5;
/** A daily report has many like it; one or two of them are enough. */
const MOST_OF_A_SERIES = 2;

const byChannel: Readonly<Record<number, Wanted>> = {
  [NEWS_CHANNELS.headlines]: ({ headline }) => headline === true,
  [NEWS_CHANNELS.depth]: ({ section }) => section === 'depth',
  [NEWS_CHANNELS.analysis]: ({ section }) => section === 'analysis',
  [NEWS_CHANNELS.policy]: ({ section }) => section === 'policy',
  [NEWS_CHANNELS.defi]: ({ section }) => section === 'defi',
  [NEWS_CHANNELS.nft]: ({ section }) => section === 'nft',
  [NEWS_CHANNELS.articles]: isArticle,
  [NEWS_CHANNELS.flash]: ({ section }) => section === 'flash',
  [NEWS_CHANNELS.everything]: () => true,
  [NEWS_CHANNELS.weekly]: isWeekly,
};

const byKind: Readonly<Record<FlashKind, Wanted>> = {
  all: () => true,
  important: ({ important }) => important === true,
  coin: ({ coins, exchanges = [] }) => coins.length > 0 && exchanges.length === 0,
  exchange: ({ exchanges = [] }) => exchanges.length > 0,
};

export const newsHandlers = {
  async newsList(params, { market }) {
    const { channelid, direction, per_page, timestamp, kind, coincode, exchangecode } = params;
    const { conceptid, authorid } = params;
    const members = wantedCoins(coincode, conceptid);
    if (authorid !== '' && !isDesk(authorid)) throw new UpstreamError(404, '没有这位作者');
    const wanted: Wanted = (item) =>
      byChannel[channelid]?.(item) === true &&
      byKind[kind](item) &&
      (members === null || item.coins.some((code) => members.has(code))) &&
      (authorid === '' || item.desk === authorid) &&
      (exchangecode === '' || (item.exchanges ?? []).includes(exchangecode));
    const from = timestamp === undefined ? market.now() : timestamp * 1000;
    const items =
      direction === 1
        ? await before(market, from, per_page, wanted)
        : await after(market, from, per_page, wanted);
    const last = items.at(-1);
    const isFull = direction === 1 && items.length === per_page;
    return ok({
      list: await newsWires(items, market),
      timestamp: isFull && last ? last.time / 1000 - 1 : null,
      total_count: items.length,
    });
  },

  async newsDetail({ id }, { market }) {
    const item = await newsroomOf(market).find(id);
    const [wire] = item ? await newsWires([item], market, true) : [];
    if (!item || !wire) throw new UpstreamError(404, '没有这条资讯');
    const isAlike: Wanted = (one) => isArticle(one) === isArticle(item);
    const [previous] = await before(market, item.time - 1, 1, isAlike);
    const [next] = await after(market, item.time, 1, isAlike);
    const around = await before(market, market.now(), 60, isArticle);
    const alike = around
      .filter((one) => one.id !== item.id)
      .map((one) => ({ one, score: likeness(one, item) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || b.one.time - a.one.time);
    const related = [...Map.groupBy(alike, ({ one }) => seriesOf(one)).values()]
      .flatMap((ofSeries) => ofSeries.slice(0, MOST_OF_A_SERIES))
      .toSorted((a, b) => b.score - a.score || b.one.time - a.one.time)
      .slice(0, RELATED);
    return ok({
      ...wire,
      previous: previous ? { id: previous.id, title: previous.title } : null,
      next: next ? { id: next.id, title: next.title } : null,
      related: related.map(({ one }) => ({ id: one.id, title: one.title, issuetime: one.time / 1000 })),
    });
  },

  async newsHot({ per_page }, { market }) {
    const since = market.now() - DAY;
    const recent = (await before(market, market.now(), 200, () => true)).filter(({ time }) => time >= since);
    const hot = recent
      .toSorted((a, b) => readsOf(b, market.now()) - readsOf(a, market.now()))
      .slice(0, per_page);
    return ok({ list: await newsWires(hot, market) });
  },

  async newsDesks(_params, { market }) {
    const month = market.now() - 30 * DAY;
    const articles = (await before(market, market.now(), 400, isArticle)).filter(({ time }) => time >= month);
    const desks = Object.keys(DESKS) as readonly Desk[];
    return ok(
      desks
        .map((desk) => ({ desk, own: articles.filter((item) => item.desk === desk) }))
        .toSorted((a, b) => b.own.length - a.own.length)
        .map(({ desk, own }) => ({
          authorid: desk,
          intro: DESK_INTROS[desk],
          name: DESKS[desk],
          count: own.length,
          latest: own[0] ? { id: own[0].id, title: own[0].title } : null,
        })),
    );
  },

  async coinNews({ coincode, page, per_page }, { market }) {
    // What names the coin first is about it; of the rest only articles are.
    const items = await wholeArchive(
      market,
      (item) => item.coins[0] === coincode || (isArticle(item) && item.coins.includes(coincode)),
    );
    return pageOf(items, page, per_page, market);
  },

  async newsSearch({ code: keyword, page, per_page }, { market }) {
    const wanted = keyword.toLowerCase();
    const scores = new Map<NewsItem, number>();
    await wholeArchive(market, (item) => {
      const score = scoreOf(item, wanted);
      if (score > 0) scores.set(item, score);
      return score > 0;
    });
    const best = [...scores].toSorted(([a, x], [b, y]) => y - x || b.time - a.time);
    return pageOf(
      best.map(([item]) => item),
      page,
      per_page,
      market,
    );
  },
} satisfies Handlers<'newsList' | 'newsDetail' | 'newsHot' | 'newsDesks' | 'coinNews' | 'newsSearch'>;

async function pageOf(
  items: readonly NewsItem[],
  page: number,
  size: number,
  market: Parameters<typeof newsWires>[1],
) {
  return ok({
    list: await newsWires(cut(items, page, size), market),
    total_count: items.length,
    total_pages: pageCount(items.length, size),
    page,
  });
}

/** The series an item belongs to: the reports of each morning, the reviews of each week … */
function seriesOf({ key }: NewsItem): string {
  return key.slice(0, key.indexOf('-'));
}

/** How much two items have in common: coins, section, desk. */
function likeness(one: NewsItem, other: NewsItem): number {
  const shared = one.coins.filter((code) => other.coins.includes(code)).length;
  return (
    Math.min(shared, 2) * 2 + (one.section === other.section ? 2 : 0) + (one.desk === other.desk ? 1 : 0)
  );
}

const searched = new WeakMap<NewsItem, { readonly title: string; readonly content: string }>();

/** A keyword (lower case) in the headline counts more than one in the text; an article more than a flash. */
function scoreOf(item: NewsItem, keyword: string): number {
  let texts = searched.get(item);
  if (!texts) {
    texts = { title: item.title.toLowerCase(), content: item.content.replace(/<[^>]*>/g, '').toLowerCase() };
    searched.set(item, texts);
  }
  if (texts.title.includes(keyword)) return isArticle(item) ? 4 : 3;
  if (!texts.content.includes(keyword)) return 0;
  return isArticle(item) ? 2 : 1;
}
