import { bigEventsOf } from '../events/bigEvents.ts';
import { cut, ok, pageCount } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { feedOf, priceOf } from './feed.ts';

export const coinEventHandlers = {
  async coinBigEvents({ coincode }, { sources }) {
    const events = await bigEventsOf(await requireCoin(sources, coincode), sources);
    return ok(events.map(({ time, ...event }) => ({ ...event, eventdate: time })));
  },

  async coinFeed({ coincode, type, page, per_page }, { sources }) {
    const all = await feedOf(await requireCoin(sources, coincode), sources);
    const wanted = type === 'all' ? all : all.filter((entry) => entry.type === type);
    const list = await Promise.all(
      cut(wanted, page, per_page).map(async (entry) => ({
        id: entry.id,
        type: entry.type,
        title: entry.title,
        content: entry.content,
        issuetime: entry.time,
        authorname: entry.author,
        price: await priceOf(entry, coincode, sources),
        url: entry.url ?? '',
        isarticle: entry.isArticle ? 1 : 0,
        ...(entry.language && { lang: entry.language }),
      })),
    );
    return ok({
      list,
      total_count: wanted.length,
      total_pages: pageCount(wanted.length, per_page),
      page,
    });
  },
} satisfies Handlers<'coinBigEvents' | 'coinFeed'>;
