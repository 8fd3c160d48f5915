import * as v from 'valibot';
import { readRichText } from '../richText.ts';
import { flag, label, text } from '../wire.ts';
import { maybeAmount, maybeCount, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { seconds } from '../wireTime.ts';
import { NEWS_SECTIONS } from './sections.ts';

/** A coin with its price at publication and now; `code` is '' for one that has no page: not yet listed, or delisted. */
export const newsCoinWire = v.pipe(
  v.object({
    code: text,
    symbol: v.string(),
    name: text,
    logo: text,
    issue_price: maybeAmount,
    price: maybeAmount,
  }),
  v.transform((wire) => ({
    code: wire.code,
    symbol: wire.symbol,
    name: wire.name || wire.symbol,
    logo: wire.logo,
    /** USD in the minute of publication; null where the market does not reach back. */
    priceThen: wire.issue_price,
    /** USD now; null for a coin that has left the market. */
    price: wire.price,
  })),
);

/** A coin that an item is about. */
export type NewsCoin = v.InferOutput<typeof newsCoinWire>;

/** An exchange that an item is about. */
const newsPlaceWire = v.object({ code: v.string(), name: text });

/** What every item carries on the wire, whether it stands in a list or alone. */
export const newsItemEntries = {
  id: wireCount,
  title: label,
  /** In lists of articles only the beginning. */
  content: text,
  summary: text,
  issuetime: seconds,
  url: text,
  avatar: text,
  author: text,
  authorid: text,
  source: text,
  lang: v.optional(v.picklist(['zh', 'en']), 'zh'),
  section: v.optional(v.picklist(NEWS_SECTIONS), 'flash'),
  important: flag,
  readcount: maybeCount,
  readtime: maybeCount,
  coins: v.optional(rowsOf(newsCoinWire), []),
  exchanges: v.optional(rowsOf(newsPlaceWire), []),
};

const newsItemObject = v.object(newsItemEntries);

type ItemWire = v.InferOutput<typeof newsItemObject>;
type TimelessWire = Omit<ItemWire, 'issuetime'>;

/** The wire's item → ours; `Time` is null where it may be unknown. */
export function toNewsItem<Time extends number | null>(wire: TimelessWire & { readonly issuetime: Time }) {
  return {
    id: wire.id,
    title: wire.title,
    /** Plain text, never markup. */
    blocks: readRichText(wire.content),
    summary: wire.summary,
    time: wire.issuetime,
    section: wire.section,
    /** What it is written in; English can be had in Chinese (`newsTranslation`). */
    language: wire.lang,
    author: wire.author,
    /** The code of the desk that wrote it; '' where it has no page. */
    authorCode: wire.authorid,
    source: wire.source,
    important: wire.important,
    /** How often it was read; null where nobody counts. */
    reads: wire.readcount,
    /** Minutes it takes to read; null for a flash. */
    minutes: wire.readtime,
    coins: wire.coins,
    exchanges: wire.exchanges,
  };
}

export const newsItemWire = v.pipe(
  newsItemObject,
  v.transform((wire) => toNewsItem(wire)),
);

/** A flash or an article. */
export type NewsItem = v.InferOutput<typeof newsItemWire>;
