import type { Handlers } from '../../handler.ts';
import { nestedList, ok } from '../envelopes.ts';
import { bigEventsOf } from './bigEvents.ts';
import { feedOf } from './feed.ts';
import { requireCoin } from './requireCoin.ts';

export const coinEventHandlers = {
  async coinBigEvents({ coincode }, { market }) {
    const events = await bigEventsOf(await requireCoin(market, coincode), market);
    return ok(events.map(({ time, ...event }) => ({ ...event, eventdate: time })));
  },

  async coinFeed({ coincode, type, page, per_page }, { market }) {
    const all = await feedOf(await requireCoin(market, coincode), market);
    const wanted = type === 'all' ? all : all.filter((entry) => entry.type === type);
    const entries = wanted.map(({ time, author, ...entry }) => ({
      ...entry,
      issuetime: time,
      authorname: author,
    }));
    return nestedList(entries, page, per_page);
  },
} satisfies Handlers<'coinBigEvents' | 'coinFeed'>;
