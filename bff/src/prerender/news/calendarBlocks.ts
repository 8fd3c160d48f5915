import { CALENDAR_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import { type CalendarItem, calendarEndpoints } from '@coinmirror/shared/contract/calendar.ts';
import { namedRow } from '@coinmirror/shared/contract/namedRow.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
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
import { unlockSentence } from '@coinmirror/shared/sentences/calendar.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { Block, LineBlock } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, Asked, PageAddress, PageCall, PageWords } from '../served.ts';

const TAB_LABELS = { day: '日', week: '周', month: '月' } as const;

/** The most important things to come, beside every view. */
export const AHEAD_CALL: PageCall = { name: 'calendarList', params: AHEAD_ARGS };

/** The unlocks that the page's sentence adds up. */
export const UNLOCK_CALL: PageCall = { name: 'calendarList', params: UNLOCK_ARGS };

/** The sentence, from the one of the page's lists that is of unlocks alone. */
function unlocksSentence(answers: Answers): Sentence | null {
  const lists = answers.entities(namedRow(calendarEndpoints, 'calendarList'));
  const unlocks = lists.findLast(({ events }) => events.every(({ type }) => type === 'unlock'));
  return unlockSentence(unlocks, answers.asOf('calendarList') ?? 0);
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
  const head = { ...pageHead(page), sentence: unlocksSentence(answers) };
  // As on the page: the days from today on first.
  const coming = shown.events.filter(({ time }) => time >= shown.today);
  const events = [...coming, ...shown.events.filter(({ time }) => time < shown.today)];
  const lines = (choice.tab === 'month' ? shown.events : events).map(line);
  return [head, { kind: 'tabs', tabs }, { kind: 'lines', lines }];
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

function line({ time, isAllDay, type, title, coins, source }: CalendarItem): LineBlock {
  const [coin] = coins;
  return {
    link: coin && coin.code !== '' ? linkTo('calendarCoin', { coinCode: coin.code }) : linkTo('calendar', {}),
    title: `${CALENDAR_LABELS[type]} ${title}`,
    note: `${isAllDay ? formatDate(time) : formatDateTime(time)} 来源：${source}`,
  };
}
