import { BIG_EVENT_LABELS, STANCE_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { isEventType } from '@coinmirror/shared/pages/eventAddress.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import { speechesSentence } from '@coinmirror/shared/sentences/speeches.ts';
import type { Block } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, PageAddress, PageWords } from '../served.ts';

/** Title of a list of milestones: of which coin, of which kind. */
export function eventWords({ params: { type, code } }: PageAddress, answers: Answers): PageWords | null {
  const rows = answers.entity('bigEventList')?.rows;
  if (!rows) return null;
  const coin = code === undefined ? '' : (rows[0]?.coin.name ?? '');
  return { title: `${coin}${isEventType(type) ? BIG_EVENT_LABELS[type] : ''}${titleOf('event')}` };
}

/** Milestones, newest first. */
export function bigEventBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const list = answers.entity('bigEventList');
  const words = eventWords(page, answers);
  if (!list || !words) return null;
  const lines = list.rows.map(({ time, title, coin, type }) => ({
    link: linkTo('coinEvent', { coinCode: coin.code }),
    title: `${coin.name}：${title}`,
    note: `${formatDate(time)} ${BIG_EVENT_LABELS[type]}`,
  }));
  return [
    { kind: 'head', title: words.title, summary: page.description, asOf: null },
    { kind: 'lines', lines },
  ];
}

/** What was said, newest first. */
export function speechBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const said = answers.entity('speechList');
  if (!said) return null;
  const names = new Map(said.speakers.map(({ id, name }) => [id, name]));
  const lines = said.speeches.map(({ time, speaker, stance, coin, content }) => ({
    link: linkTo('coin', { coinCode: coin.code }),
    title: `${names.get(speaker) ?? ''}${STANCE_LABELS[stance]}${coin.name}：${content}`,
    note: formatDate(time),
  }));
  return [
    { ...pageHead(page), sentence: speechesSentence(said) },
    { kind: 'lines', lines },
  ];
}
