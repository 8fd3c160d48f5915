import { type FlashKind, NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import { DESKS } from '../../catalogue/content/news/desks.ts';
import { QUOTE_SERIES } from '../../catalogue/content/news/quoteSeries.ts';
import type { NewsItem, NewsPort } from '../../ports/news.ts';
import { NotConnectedError, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { cut, nestedList, ok, pageCount } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { aboutAny } from '../newsArchive/aboutAny.ts';
import { after, before, editedNews, everything, newsNow } from '../newsArchive/archive.ts';
import { ARTICLES, CHINESE, type Facet, FLASHES, isArticle, isChinese } from '../newsArchive/facets.ts';
import { monthsOf } from '../newsArchive/months.ts';
import { searchArchive } from '../newsArchive/searchArchive.ts';
import { checkSubject } from './checkSubject.ts';
import { leadOf } from './leadOf.ts';
import { newsRows } from './newsWire.ts';

const RELATED = 5;
/** Maximum number of related, or of most read, items from one series of reports. */
const MOST_OF_A_SERIES = 2;

export const newsHandlers = {
  async newsList(params, { sources }) {
    const { channelid, direction, per_page, timestamp, kind, coincode, coincodes, exchangecode } = params;
    const { conceptid, authorid, lang } = params;
    checkSubject(coincode, conceptid);
    const news = newsFor(channelid, kind, sources);
    if (authorid !== '') await checkAuthor(authorid, news);
    const facets: readonly Facet[] = [
      ...(channelid === NEWS_CHANNELS.everything ? [] : [`channel/${channelid}` as const]),
      ...(kind === 'all' ? [] : [`kind/${kind}` as const]),
      // An author is read in the language he writes in.
      ...(lang === 'all' || authorid !== '' ? [] : [CHINESE]),
      ...(coincode === '' ? [] : [`coin/${coincode}` as const]),
      ...(coincode !== '' || conceptid === '' ? [] : [`concept/${conceptid}` as const]),
      ...(authorid === '' ? [] : [`desk/${authorid}` as const]),
      ...(exchangecode === '' ? [] : [`exchange/${exchangecode}` as const]),
    ];
    const isWanted = aboutAny(coincodes);
    const from = timestamp === undefined ? newsNow(sources) : timestamp * 1000;
    const items =
      direction === 1
        ? await before(sources, from, per_page, facets, isWanted)
        : await after(sources, from, per_page, facets, isWanted);
    const isFrontPage = channelid === NEWS_CHANNELS.headlines && direction === 1 && timestamp === undefined;
    const lead = isFrontPage ? leadOf(items, await sources.coins.all(), from) : null;
    const last = items.at(-1);
    const isFull = direction === 1 && items.length === per_page;
    return ok({
      rows: await newsRows(items, sources),
      next: isFull && last ? last.time - 1000 : null,
      total: items.length,
      lead: lead?.id ?? null,
    });
  },

  async newsDetail({ id }, { sources }) {
    const item = await requirePort(sources, 'news').find(id);
    const [row] = item ? await newsRows([item], sources, true) : [];
    if (!item || !row) throw new UpstreamError(404, '没有这条资讯');
    // Beside a Chinese item stand no English ones.
    const language = isChinese(item) ? [CHINESE] : [];
    const alikes = [isArticle(item) ? ARTICLES : FLASHES, ...language];
    const [previous] = await before(sources, item.time - 1, 1, alikes);
    const [next] = await after(sources, item.time, 1, alikes);
    const around = await before(sources, newsNow(sources), 60, [ARTICLES, ...language]);
    const alike = around
      .filter((one) => one.id !== item.id)
      .map((one) => ({ one, score: likeness(one, item) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || b.one.time - a.one.time);
    const related = [...Map.groupBy(alike, ({ one }) => one.series).values()]
      .flatMap((ofSeries) => ofSeries.slice(0, MOST_OF_A_SERIES))
      .toSorted((a, b) => b.score - a.score || b.one.time - a.one.time)
      .slice(0, RELATED);
    return ok({
      ...row,
      previous: previous ? { id: previous.id, title: previous.title } : null,
      next: next ? { id: next.id, title: next.title } : null,
      related: related.map(({ one }) => ({ id: one.id, title: one.title, time: one.time })),
    });
  },

  async newsHot({ per_page }, { sources }) {
    const news = editedNews(sources);
    const since = sources.clock.now() - DAY;
    const recent = (await before(sources, sources.clock.now(), 200, [CHINESE])).filter(
      ({ time, series }) => time >= since && !QUOTE_SERIES.has(series),
    );
    const reads = await news.reads(recent.map(({ id }) => id));
    const hot = recent
      .map((item, at) => ({ item, reads: reads[at] ?? 0 }))
      .toSorted((a, b) => b.reads - a.reads);
    // The reports of one kind through the day are much alike.
    const varied = hot.filter(
      ({ item }, at) =>
        hot.slice(0, at).filter((before) => before.item.series === item.series).length < MOST_OF_A_SERIES,
    );
    return ok({
      list: await newsRows(
        varied.slice(0, per_page).map(({ item }) => item),
        sources,
      ),
    });
  },

  async newsDesks(_params, { sources }) {
    const month = newsNow(sources) - 30 * DAY;
    const articles = (await everything(sources, [ARTICLES], month)).filter(({ time }) => time >= month);
    const desks = await requirePort(sources, 'news').desks();
    return ok(
      desks
        .map((desk) => ({ desk, own: articles.filter((item) => item.desk === desk.code) }))
        .toSorted((a, b) => b.own.length - a.own.length)
        .map(({ desk, own }) => ({
          code: desk.code,
          intro: desk.intro,
          name: desk.name,
          count: own.length,
          latest: own[0] ? { id: own[0].id, title: own[0].title } : null,
        })),
    );
  },

  async coinNews({ coincode, page, per_page }, { sources }) {
    return pageOf(await everything(sources, [`about/${coincode}`, CHINESE]), page, per_page, sources);
  },

  async newsSearch({ code: keyword, page, per_page }, { sources }) {
    return pageOf(await searchArchive(sources, foldWord(keyword)), page, per_page, sources);
  },

  async newsMonths(_params, { sources }) {
    const months = await monthsOf(sources);
    return ok(months.map(({ month, ids }) => ({ month, count: ids.length })));
  },

  async newsMonth({ month, page, per_page }, { sources }) {
    const found = (await monthsOf(sources)).find((one) => one.month === month);
    if (!found) throw new UpstreamError(404, '这个月没有文章');
    return nestedList(found.ids, page, per_page);
  },
} satisfies Handlers<
  'newsList' | 'newsDetail' | 'newsHot' | 'newsDesks' | 'coinNews' | 'newsSearch' | 'newsMonths' | 'newsMonth'
>;

/** Channels that hold news of any port: all, the flashes, the articles, the front page. */
const UNSORTED: ReadonlySet<number> = new Set([
  NEWS_CHANNELS.everything,
  NEWS_CHANNELS.flash,
  NEWS_CHANNELS.articles,
  NEWS_CHANNELS.headlines,
]);

/** The port for a list. Throws NotConnectedError where only an editor knows what belongs to it. */
function newsFor(channel: number, kind: FlashKind, sources: Sources): NewsPort {
  const isSorted = kind === 'important' || !UNSORTED.has(channel);
  return isSorted ? editedNews(sources) : requirePort(sources, 'news');
}

/** Throws a 404 for an author that nobody is; NotConnectedError for a desk of ours where nobody edits. */
async function checkAuthor(code: string, news: NewsPort): Promise<void> {
  if ((await news.desks()).some((desk) => desk.code === code)) return;
  if (!news.isEdited && Object.hasOwn(DESKS, code)) throw new NotConnectedError('news');
  throw new UpstreamError(404, '没有这位作者');
}

async function pageOf(
  items: readonly NewsItem[],
  page: number,
  size: number,
  sources: Parameters<typeof newsRows>[1],
) {
  return ok({
    list: await newsRows(cut(items, page, size), sources),
    total_count: items.length,
    total_pages: pageCount(items.length, size),
    page,
  });
}

/** Similarity of two items: coins, section, desk. */
function likeness(one: NewsItem, other: NewsItem): number {
  const shared = one.coins.filter((code) => other.coins.includes(code)).length;
  return (
    Math.min(shared, 2) * 2 + (one.section === other.section ? 2 : 0) + (one.desk === other.desk ? 1 : 0)
  );
}
