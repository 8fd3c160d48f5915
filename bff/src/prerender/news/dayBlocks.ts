import type { DayFigures } from '@coinmirror/shared/contract/news/daily.ts';
import { formatDate, formatMinute } from '@coinmirror/shared/format/time.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import type { Block, LineBlock } from '../blocks.ts';

/** What was reported on a day, and what comes on the day after, under their headings. */
export function dayStoryBlocks({ flashes, events, ends }: DayFigures): readonly Block[] {
  const reported = (flashes ?? []).map(({ id, title, time }) => ({
    link: linkTo('newsItem', { id: String(id) }),
    title,
    note: formatMinute(time),
  }));
  const calendar = linkTo('calendar', {}, { date: formatDate(ends) });
  const coming = events.map(({ title, time, isAllDay }) => ({
    link: calendar,
    title,
    note: isAllDay ? '全天' : formatMinute(time),
  }));
  return [...under('当天要闻', reported), ...under('第二天', coming)];
}

function under(heading: string, lines: readonly LineBlock[]): readonly Block[] {
  return lines.length === 0
    ? []
    : [
        { kind: 'text', text: [{ kind: 'heading', text: heading }] },
        { kind: 'lines', lines },
      ];
}
