import * as v from 'valibot';
import { readRichText } from '../richText.ts';
import { flag, label, text } from '../wire.ts';
import { maybeAmount, maybeCount, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { passage, wireAddress, word } from '../wireTexts.ts';
import { maybeSeconds, seconds } from '../wireTime.ts';
import { NEWS_SECTIONS } from './sections.ts';

/** A coin with its price at the instant that a text quotes and now; `code` is '' for one without a page: not yet listed, or delisted. */
export const newsCoinWire = v.pipe(
  v.object({
    code: text,
    symbol: word,
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
    /** USD at the instant that the text quotes (`quotedAt`); null before the market's history begins. */
    priceThen: wire.issue_price,
    /** USD now; null for a delisted coin. */
    price: wire.price,
  })),
);

/** A coin that an item is about. */
export type NewsCoin = v.InferOutput<typeof newsCoinWire>;

/** An exchange that an item is about. */
const newsPlaceWire = v.object({ code: word, name: text });

/** Fields of every item on the wire, in a list or alone. */
export const newsItemEntries = {
  id: wireCount,
  title: label,
  /** In lists of articles only the beginning. */
  content: passage,
  summary: text,
  issuetime: seconds,
  /** The instant whose prices it states. */
  quotetime: maybeSeconds,
  url: wireAddress,
  avatar: text,
  author: text,
  authorid: text,
  source: text,
  /** Where its publisher published it; '' for one that is published here alone. */
  original: wireAddress,
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

/** Wire item → our entity; `Time` is null if it may be unknown. */
export function toNewsItem<Time extends number | null>(wire: TimelessWire & { readonly issuetime: Time }) {
  return {
    id: wire.id,
    title: wire.title,
    /** Plain text, never markup. */
    blocks: readRichText(wire.content),
    summary: wire.summary,
    time: wire.issuetime,
    /** The instant whose prices it states, and from which changes are measured; its publication if it does not say. */
    quotedAt: wire.quotetime ?? wire.issuetime,
    section: wire.section,
    /** Language of the text; English news can be translated (`newsTranslation`). */
    language: wire.lang,
    author: wire.author,
    /** Code of the desk that wrote it; '' if it has no page. */
    authorCode: wire.authorid,
    source: wire.source,
    /** `https:` alone; '' for one that is published here alone. */
    original: wire.original.startsWith('https://') ? wire.original : '',
    important: wire.important,
    /** Number of reads; null if not counted. */
    reads: wire.readcount,
    /** Reading time, minutes; null for a flash. */
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
