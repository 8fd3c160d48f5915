import { namedRow } from '../contract/namedRow.ts';
import { newsEndpoints } from '../contract/news/news.ts';
import { noticeEndpoints } from '../contract/news/notices.ts';
import { NEWS_CHANNELS } from '../contract/news/sections.ts';
import { foldWord } from '../validation/foldWord.ts';
import { type AlertSource, eventSample } from './source.ts';

/** Items of each list that are looked at: more than appear between two looks. */
const LOOKED_AT = 50;

const noticeList = namedRow(noticeEndpoints, 'noticeList');
const newsList = namedRow(newsEndpoints, 'newsList');

/** What the notices of new coins are asked with; the form chooses among their exchanges. */
export const LISTING_PARAMS = { publisher: 'exchange', type: 'listing', per_page: LOOKED_AT } as const;

/** Notices of new coins, of one exchange or of any. */
export const listingSource: AlertSource = async (ask) => {
  const page = await ask(noticeList, LISTING_PARAMS);
  return ({ target }) => {
    if (!page) return null;
    const { rows } = page.value;
    const own = rows.filter(({ publisher }) => target === null || publisher.code === target.code);
    const events = own.map(({ id, time, title, publisher: { name } }) => ({
      id: String(id),
      time,
      title: title.includes(name) ? title : `${name}：${title}`,
    }));
    return eventSample(page, events, rows[0]?.time ?? null);
  };
};

/** Flashes whose title or text has a word, in whatever spelling. */
export const flashSource: AlertSource = async (ask) => {
  const page = await ask(newsList, { channelid: NEWS_CHANNELS.flash, per_page: LOOKED_AT });
  const flashes = (page?.value.rows ?? []).map((item) => ({
    id: String(item.id),
    time: item.time,
    title: item.title,
    words: foldWord([item.title, item.summary, ...item.blocks.map(({ text }) => text)].join('\n')),
  }));
  return ({ target }) => {
    if (!page || target === null) return null;
    const word = foldWord(target.name);
    const events = word === '' ? [] : flashes.filter(({ words }) => words.includes(word));
    return eventSample(page, events, flashes[0]?.time ?? null);
  };
};
