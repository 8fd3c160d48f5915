import { bigEventsOf } from '../events/bigEvents.ts';
import { cut, ok, pageCount } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { feedOf, priceOf } from './feed.ts';

export const coinEventHandlers = {
  async coinBigEvents({ coincode }, { sources }) {
    const events = await bigEventsOf(await requireCoin(sources, coincode), sources);
    return ok(events);
  },

  async coinFeed({ coincode, type, lang, page, per_page }, { sources }) {
    const all = await feedOf(await requireCoin(sources, coincode), lang, sources);
    const wanted = type === 'all' ? all : all.filter((entry) => entry.type === type);
    const rows = await Promise.all(
      cut(wanted, page, per_page).map(async (entry) => ({
        id: entry.id,
        type: entry.type,
        title: entry.title,
        content: entry.content,
        time: entry.time,
        author: entry.author,
        price: await priceOf(entry, coincode, sources),
        url: entry.url ?? '',
        isArticle: entry.isArticle ?? false,
        language: entry.language,
      })),
    );
    return ok({
      rows,
      total: wanted.length,
      pageCount: pageCount(wanted.length, per_page),
      page,
    });
  },
} satisfies Handlers<'coinBigEvents' | 'coinFeed'>;
