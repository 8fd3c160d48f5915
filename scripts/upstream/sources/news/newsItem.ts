import { excerpt } from '@coinmirror/shared/format/excerpt.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { escapeHtml } from '../../catalogue/content/intro.ts';
import type { NewsDesk, NewsItem } from '../../ports/news.ts';
import type { OwnFeed } from '../config/ownFeeds.ts';
import { ENGLISH } from '../providers/feeds/feedTable.ts';
import type { StoredNews } from '../store/news.ts';
import { type SourceName, sourceNames, sourceTable } from '../table/sourceTable.ts';
import type { NamedIn } from './namedIn.ts';

/** Characters of a summary that are shown: it is the publisher's text. */
export const SUMMARY = 200;

/** A kept item as pages show it: title, summary, and where it stands; never the text itself. */
export function newsItemOf(stored: StoredNews, namedIn: NamedIn, own: readonly OwnFeed[] = []): NewsItem {
  const { id, time, kind, title, summary, source, link } = stored;
  const { coins, exchanges } = namedIn(title, summary);
  const ownFeed = own.find(({ code }) => code === source);
  const name = ownFeed?.title ?? titleOf(source);
  return {
    id,
    time,
    // It states no instant of its own: changes are measured from the minute in which it was published.
    quotedAt: Math.floor(time / MINUTE) * MINUTE,
    section: kind === 'flash' ? 'flash' : 'press',
    title,
    content: summary === '' ? '' : paragraphsOf(excerpt(summary, SUMMARY)),
    desk: deskCode(source),
    author: name,
    source: name,
    series: source,
    url: link,
    coins,
    ...(exchanges.length > 0 && { exchanges }),
    ...((ownFeed?.isEnglish ?? ENGLISH.has(source)) && { language: 'en' }),
    // Nobody has chosen among the articles: the front page has all of them.
    headline: kind === 'article',
  };
}

/** Lines as HTML, a paragraph each. */
function paragraphsOf(lines: string): string {
  return lines
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

/** The publisher of a source's feeds. */
export function newsDeskOf(source: SourceName): NewsDesk {
  return deskOf(source, sourceTable[source].title);
}

/** The publisher of a feed of the operator's own list. */
export function ownDeskOf({ code, title }: OwnFeed): NewsDesk {
  return deskOf(code, title);
}

function deskOf(source: string, title: string): NewsDesk {
  return {
    code: deskCode(source),
    name: title,
    intro: `${joinSpaced('来自', title, '公开的订阅')}，本站只列标题与摘要，全文见原站。`,
  };
}

const deskCode = (source: string) => source.toLowerCase();

function titleOf(source: string): string {
  const name = sourceNames.find((each) => each === source);
  return name ? sourceTable[name].title : source;
}
