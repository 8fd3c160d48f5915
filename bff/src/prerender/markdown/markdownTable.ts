import type { Column } from '@coinmirror/shared/columns/column.ts';
import { accountName } from '@coinmirror/shared/columns/words.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatDate, formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { escapeMarkdown, linkMarkdown } from './escapeMarkdown.ts';

/** Rows of a table; a page's own pager has the rest. */
const ROWS = 100;

/** Money as the page writes it at first. */
const TERMS = { unit: 'usd', rates: {} } as const;

/** A list as a table: the columns that are words or numbers, its optional ones too. */
export function markdownTable<Row>(
  all: readonly Column<Row>[],
  list: readonly Row[],
  siteOrigin: string,
): string {
  const columns = all.filter(({ content }) => content.as !== 'drawn');
  const head = columns.map(({ label }) => escapeMarkdown(label));
  const rule = columns.map(({ align = 'left' }) => (align === 'right' ? '---:' : '---'));
  const rows = list
    .slice(0, ROWS)
    .map((row, index) => columns.map(({ content }) => cellOf(content, row, index, siteOrigin)));
  const lines = [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  if (list.length > ROWS) lines.push('', `共 ${list.length} 行，以上为前 ${ROWS} 行。`);
  return lines.join('\n');
}

function cellOf<Row>(content: Column<Row>['content'], row: Row, index: number, siteOrigin: string): string {
  switch (content.as) {
    case 'number':
      return escapeMarkdown(content.write(row, TERMS).text);
    case 'text':
      return escapeMarkdown(content.read(row) || (content.none ?? MISSING));
    case 'account':
      return escapeMarkdown(accountName(content.read(row)) || MISSING);
    case 'time': {
      const time = content.read(row);
      if (time === null) return MISSING;
      return content.form === 'date' ? formatDate(time) : formatZonedTime(time);
    }
    case 'subject': {
      const subject = content.read(row);
      if (subject === null) return MISSING;
      const words = subject.note ? `${subject.name} ${subject.note}` : subject.name;
      return subject.link === null
        ? escapeMarkdown(words)
        : linkMarkdown(words, siteOrigin + hrefOfLink(subject.link));
    }
    case 'ordinal':
      return String(index + 1);
    case 'drawn':
      return '';
  }
}
