import * as v from 'valibot';
import { row } from '../fields.ts';
import { readRichText } from '../richText.ts';
import { label, text, truth } from '../wire.ts';
import { maybeAmount, maybeCount, wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { passage, wireAddress, word } from '../wireTexts.ts';
import { maybeSeconds, seconds } from '../wireTime.ts';
import { NEWS_SECTIONS } from './sections.ts';

/** A coin with its price at the instant that a text quotes and now; `code` is '' for one without a page: not yet listed, or delisted. */
export const newsCoinRow = row(
  {
    code: text,
    symbol: word,
    name: text,
    logo: text,
    /** USD at the instant that the text quotes (`quotedAt`); null before the market's history begins. */
    priceThen: ['issue_price', maybeAmount],
    /** USD now; null for a delisted coin. */
    price: maybeAmount,
  },
  (coin) => ({ ...coin, name: coin.name || coin.symbol }),
);

/** A coin that an item is about. */
export type NewsCoin = v.InferOutput<typeof newsCoinRow>;

/** An exchange that an item is about. */
const newsPlace = v.object({ code: word, name: text });

/** Fields of every item, in a list or alone, of which `toNewsItem` makes an entity. */
export const newsItemFields = {
  id: wireCount,
  title: label,
  /** In lists of articles only the beginning. */
  content: passage,
  summary: text,
  time: ['issuetime', seconds],
  /** The instant whose prices it states, and from which changes are measured; its publication if it does not say. */
  quotedAt: ['quotetime', maybeSeconds],
  path: ['url', wireAddress, 'unread'],
  avatar: ['avatar', text, 'unread'],
  author: text,
  /** Code of the desk that wrote it; '' if it has no page. */
  authorCode: ['authorid', text],
  source: text,
  /** Language of the text; English news can be translated (`newsTranslation`). */
  language: ['lang', v.optional(v.picklist(['zh', 'en']), 'zh')],
  section: v.optional(v.picklist(NEWS_SECTIONS), 'flash'),
  important: truth,
  /** Number of reads; null if not counted. */
  reads: ['readcount', maybeCount],
  /** Reading time, minutes; null for a flash. */
  minutes: ['readtime', maybeCount],
  coins: v.optional(rowsOf(newsCoinRow), []),
  /** Where its publisher published it, `https:` alone; '' for one that is published here alone. */
  original: v.optional(wireAddress, ''),
  exchanges: v.optional(rowsOf(newsPlace), []),
} as const;

interface ItemRead {
  readonly content: string;
  readonly time: number | null;
  readonly quotedAt: number | null;
  readonly original: string;
}

/** The entity of an item that has been read: its markup as blocks of plain text. A broken one has no blocks. */
export function toNewsItem<Of extends ItemRead>({ content, quotedAt, original, ...item }: Of) {
  return {
    ...item,
    /** Plain text, never markup. */
    blocks: readRichText(content),
    quotedAt: quotedAt ?? item.time,
    original: original.startsWith('https://') ? original : '',
  };
}

export const newsItemRow = row(newsItemFields, toNewsItem);

/** A flash or an article. */
export type NewsItem = v.InferOutput<typeof newsItemRow>;
