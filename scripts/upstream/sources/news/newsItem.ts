import { excerpt } from '@coinmirror/shared/format/excerpt.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { escapeHtml } from '../../catalogue/content/intro.ts';
import type { NewsDesk, NewsItem } from '../../ports/news.ts';
import type { KeptNews } from '../keep/news.ts';
import { ENGLISH } from '../providers/feeds/feedTable.ts';
import { type SourceName, sourceNames, sourceTable } from '../table/sourceTable.ts';
import type { NamedIn } from './namedIn.ts';

/** Characters of a summary that are shown: it is the publisher's text. */
export const SUMMARY = 200;

/** A kept item as pages show it: title, summary, and where it stands; never the text itself. */
export function newsItemOf(kept: KeptNews, namedIn: NamedIn): NewsItem {
  const { id, time, kind, title, summary, source, link } = kept;
  const { coins, exchanges } = namedIn(title, summary);
  const name = titleOf(source);
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
    ...(ENGLISH.has(source) && { language: 'en' }),
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
  const { title } = sourceTable[source];
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
