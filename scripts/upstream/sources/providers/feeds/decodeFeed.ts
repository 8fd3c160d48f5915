import { SUMMARY_MOST } from '@coinmirror/shared/constants/textLimits.ts';
import type { Decoder } from '../../decode/decoder.ts';
import { feedLink } from './feedLink.ts';
import { feedTime } from './feedTime.ts';
import { plainLine, plainLines } from './plainText.ts';
import { childOf, childrenOf, readXml, textIn, type XmlElement } from './readXml.ts';
import { textOfFeed } from './textOfFeed.ts';

/** An item of a feed, in plain text. */
export interface FeedEntry {
  /** What the feed tells it apart by: its guid or id, else its link. */
  readonly guid: string;
  readonly link: string;
  readonly title: string;
  /** A line a paragraph; '' where the feed gives none, or only its title again. */
  readonly summary: string;
  /** Epoch ms. */
  readonly time: number;
  readonly categories: readonly string[];
}

/** Characters that are kept of a title and of a category; a title of an essay's length is no title. */
const MOST_TITLE = 200;
const MOST_CATEGORY = 100;
/** A longer guid tells nothing that the link does not. */
const MOST_GUID = 300;
/** Categories of an entry that are read. */
const MOST_CATEGORIES = 50;

/** How one format says what an entry is. */
interface Format {
  entriesOf(root: XmlElement): readonly XmlElement[];
  linkOf(entry: XmlElement): string;
  readonly guid: readonly string[];
  readonly summary: readonly string[];
  readonly time: readonly string[];
  categoryOf(category: XmlElement): string;
}

const RSS: Format = {
  entriesOf: (root) => childrenOf(childOf(root, 'channel') ?? root, 'item'),
  linkOf: (item) => textIn(item, 'link') || permalinkOf(item),
  guid: ['guid'],
  summary: ['description', 'content:encoded'],
  time: ['pubDate', 'dc:date'],
  categoryOf: ({ text }) => text,
};

const ATOM: Format = {
  entriesOf: (root) => childrenOf(root, 'entry'),
  linkOf: (entry) => {
    const links = childrenOf(entry, 'link');
    const own = links.find(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate');
    return own?.attributes['href'] ?? '';
  },
  guid: ['id'],
  summary: ['summary', 'content'],
  time: ['published', 'updated'],
  categoryOf: ({ attributes }) => attributes['term'] ?? '',
};

const FORMATS: Readonly<Record<string, Format>> = { rss: RSS, feed: ATOM };

/**
 * Reads a feed: RSS 2.0 or Atom. Entries without a title, a link or a date that can be read are left out; a body that is
 * no feed is refused, as is one of which not a single entry can be read.
 */
export const feedDecoder: Decoder<readonly FeedEntry[]> = {
  read(body) {
    const reading = readFeed(body);
    return typeof reading === 'string' ? null : reading;
  },
  faults(body) {
    const reading = readFeed(body);
    return typeof reading === 'string' ? [reading] : [];
  },
};

/** The entries, or the line that says why there are none. */
function readFeed(body: Buffer): readonly FeedEntry[] | string {
  const reading = readXml(textOfFeed(body));
  if (reading.kind === 'refused') return reading.why;
  const { root } = reading;
  const format = Object.hasOwn(FORMATS, root.name) ? FORMATS[root.name] : undefined;
  if (!format) return `${root.name} is neither rss nor feed`;
  const reported = format.entriesOf(root);
  const entries = reported.flatMap((entry) => entryOf(entry, format) ?? []);
  return reported.length > 0 && entries.length === 0
    ? `none of ${reported.length} entries has title, link and date`
    : entries;
}

function entryOf(element: XmlElement, format: Format): FeedEntry | null {
  const title = plainLine(textIn(element, 'title'), MOST_TITLE);
  const link = feedLink(format.linkOf(element));
  const time = format.time.map((name) => feedTime(textIn(element, name))).find((one) => one !== null);
  if (title === '' || link === null || time === undefined || time === null) return null;
  const summary = plainLines(textIn(element, ...format.summary), SUMMARY_MOST);
  const guid = textIn(element, ...format.guid);
  return {
    guid: guid === '' || guid.length > MOST_GUID ? link : guid,
    link,
    title,
    summary: summary === title ? '' : summary,
    time,
    categories: childrenOf(element, 'category')
      .slice(0, MOST_CATEGORIES)
      .map((category) => plainLine(format.categoryOf(category), MOST_CATEGORY)),
  };
}

/** A guid is the link of an item that has no other, unless it says that it is none. */
function permalinkOf(item: XmlElement): string {
  const guid = childOf(item, 'guid');
  return guid && guid.attributes['isPermaLink'] !== 'false' ? guid.text : '';
}
