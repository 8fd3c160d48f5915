import { emptyCalendarWords } from '@coinmirror/shared/calendar/emptyWords.ts';
import { CALENDAR_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import { partedAt } from '@coinmirror/shared/calendar/parted.ts';
import { type CalendarItem, calendarEndpoints } from '@coinmirror/shared/contract/calendar.ts';
import { namedRow } from '@coinmirror/shared/contract/namedRow.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { formatDate, formatDateTime } from '@coinmirror/shared/format/time.ts';
import {
  AHEAD_ARGS,
  CALENDAR_TABS,
  calendarArgs,
  calendarChoice,
  calendarSearch,
  UNLOCK_ARGS,
} from '@coinmirror/shared/pages/calendarAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import { calendarSentence } from '@coinmirror/shared/sentences/calendar.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { Block, LineBlock } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, Asked, PageAddress, PageCall, PageWords } from '../served.ts';

const TAB_LABELS = { day: '日', week: '周', month: '月' } as const;

/** The most important things to come, beside every view. */
export const AHEAD_CALL: PageCall = { name: 'calendarList', params: AHEAD_ARGS };

/** The unlocks that the page's sentence adds up. */
export const UNLOCK_CALL: PageCall = { name: 'calendarList', params: UNLOCK_ARGS };

/** The sentence, from the lists that stand beside every view. */
function headSentence(answers: Answers): Sentence | null {
  const lists = answers
    .entities(namedRow(calendarEndpoints, 'calendarList'))
    .filter(({ span }) => span === 'ahead');
  const [ahead, unlocks] = (['all', 'unlock'] as const).map((asked) =>
    lists.find(({ type }) => type === asked),
  );
  return calendarSentence({ ahead, unlocks }, answers.asOf('calendarList') ?? 0);
}

/** The call for the days that an address asks for. */
export function calendarCall(asked: Asked): PageCall {
  return { name: 'calendarList', params: calendarArgs(calendarChoice(asked)) };
}

/** The events of the days shown. */
export function calendarBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const shown = answers.entity('calendarList');
  if (!shown) return null;
  const choice = calendarChoice(page.asked);
  const tabs = CALENDAR_TABS.map((tab) => ({
    label: TAB_LABELS[tab],
    href: hrefTo('calendar', {}, calendarSearch({ ...choice, tab })),
    current: tab === choice.tab,
  }));
  const head = { ...pageHead(page), sentence: headSentence(answers) };
  // As on the page: what is still to come first.
  const { coming, passed } = partedAt(shown.events, answers.asOf('calendarList') ?? 0);
  const isToday = shown.begin <= shown.today && shown.today < shown.end;
  const isParted = choice.tab !== 'month' && isToday;
  const events = isParted ? [...coming, ...passed] : shown.events;
  const isEmpty = choice.tab !== 'month' && (isParted ? coming : events).length === 0;
  return [
    head,
    { kind: 'tabs', tabs },
    ...(isEmpty ? [{ kind: 'sentence' as const, text: emptyCalendarWords(shown, choice.type) }] : []),
    { kind: 'lines', lines: events.map(line) },
  ];
}

/** Title and sentence of a coin's calendar; null while it is not known. */
export function calendarCoinWords(_page: PageAddress, answers: Answers): PageWords | null {
  const coin = answers.entity('calendarList')?.coin;
  if (!coin) return null;
  return {
    title: joinSpaced(coin.name, '日历'),
    description: `${coin.name}（${coin.symbol}）未来一年与过去三个月的上线、升级、解锁、空投与减半。`,
  };
}

/** The events of one coin. */
export function calendarCoinBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const shown = answers.entity('calendarList');
  const words = calendarCoinWords(page, answers);
  if (!shown || !words) return null;
  const ahead = shown.events.filter(({ time }) => time >= shown.today);
  return [
    { kind: 'head', title: words.title, summary: words.description ?? '', asOf: null },
    { kind: 'lines', lines: ahead.map(line) },
  ];
}

function line(event: CalendarItem): LineBlock {
  const { time, isAllDay, type, title, coins, source } = event;
  const [coin] = coins;
  return {
    link: coin && coin.code !== '' ? linkTo('calendarCoin', { coinCode: coin.code }) : linkTo('calendar', {}),
    title: `${CALENDAR_LABELS[type]} ${title}`,
    note: [isAllDay ? formatDate(time) : formatDateTime(time), worthOf(event), `来源：${source}`]
      .filter((part) => part !== '')
      .join(' '),
  };
}

/** What an event moves, as the page has it beside its title; '' for none. */
function worthOf({ unlockValue, openInterest }: CalendarItem): string {
  const words = (value: number) => formatMoney(value, { unit: 'usd', rates: {}, kind: 'amount' });
  if (unlockValue !== null) return `约 ${words(unlockValue)}`;
  return openInterest === null ? '' : `未平仓 ${words(openInterest)}`;
}
