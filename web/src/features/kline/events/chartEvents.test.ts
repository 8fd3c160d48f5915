import type { CalendarItem } from '@coinmirror/shared/contract/calendar.ts';
import type { FeedItem } from '@coinmirror/shared/contract/coin/events.ts';
import { expect, it } from 'vitest';
import { chartEvents } from './chartEvents.ts';

const item = (id: string, type: FeedItem['type'], time: number, path = ''): FeedItem => ({
  id,
  type,
  title: `title ${id}`,
  content: '',
  time,
  author: '',
  price: null,
  isArticle: false,
  language: 'zh',
  path,
  newsId: null,
});
const dated = (id: string, type: CalendarItem['type'], time: number): CalendarItem => ({
  id,
  title: `day ${id}`,
  time,
  isAllDay: true,
  type,
  importance: 1,
  coins: [],
  source: '',
  confidence: null,
  votes: null,
  mayBeEarlier: false,
  isOfficial: false,
  unlockAmount: null,
  exchange: null,
  unlockShare: null,
  openInterest: null,
  address: '',
  method: '',
  unlockValue: null,
});

it('are news, notices and calendar events, oldest first, each once, with links', () => {
  const feed = [
    item('3', 'flash', 30, '/news/3.html'),
    item('3', 'flash', 30, '/news/3.html'),
    item('2', 'tweet', 25),
    item('1', 'notice', 10),
  ];
  const calendar = [dated('a', 'unlock', 20)];
  expect(chartEvents('bitcoin', feed, calendar)).toEqual([
    expect.objectContaining({
      id: 'feed-1',
      kind: '公告',
      sign: '公',
      href: '/currencies/bitcoin/dynamic',
    }),
    expect.objectContaining({ id: 'calendar-a', kind: '解锁', sign: '解', href: '/calendar/bitcoin' }),
    expect.objectContaining({ id: 'feed-3', kind: '快讯', title: 'title 3', href: '/news/3.html' }),
  ]);
});
