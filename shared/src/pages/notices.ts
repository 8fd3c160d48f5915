import { BRAND } from '../constants/brand.ts';
import { NEWS_ARGS } from './newsTabs.ts';
import type { PageRow } from './page.ts';
import { noticeCalls, noticeListCall, noticesOf, noticeWords, READING } from './serve/notices.ts';
import { announcementsBlocks, articleBlocks, noticesBlocks } from './serve/reading.ts';
import { storyWords } from './serve/story.ts';
import type { Served } from './served.ts';

/** What exchanges, wallets and this site announce. */
export const noticePages = {
  notice: {
    pattern: '/notice',
    title: '公告聚合',
    summary: '各交易所与钱包的上新、下架、活动、维护与充提公告。',
    layout: 'twoWay',
  },
  noticeItem: { pattern: '/notice/:noticeid', title: '公告', layout: 'twoWay' },
  noticeFor: { pattern: '/notice/:type/:code', title: '公告', layout: 'twoWay' },
  announcement: {
    pattern: '/announcement',
    title: '平台公告',
    summary: '本站的功能更新、数据口径与使用说明。',
    layout: 'twoWay',
  },
  announcementItem: { pattern: '/announcement/:id.html', title: '平台公告', layout: 'twoWay' },
  announcementItemBare: {
    pattern: '/announcement/:id',
    title: '平台公告',
    view: 'announcementItem',
    layout: 'twoWay',
  },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const noticeServed = {
  notice: { calls: (_params, asked) => [READING, noticeListCall(asked)], prerender: noticesBlocks },
  noticeItem: {
    description: '公告正文。',
    ignoresQuery: true,
    calls: noticeCalls,
    words: noticeWords,
    prerender: articleBlocks,
  },
  noticeFor: { description: '指定平台或项目的公告。', calls: noticesOf, prerender: noticesBlocks },
  announcement: {
    calls: () => [READING, { name: 'announcementList', params: NEWS_ARGS.announcements }],
    prerender: announcementsBlocks,
  },
  announcementItem: {
    description: '本站公告正文。',
    ignoresQuery: true,
    calls: ({ id = '' }) => [READING, { name: 'announcementDetail', params: { id } }],
    words: (_page, answers) => storyWords(answers.entity('announcementDetail'), BRAND.name),
    prerender: articleBlocks,
    listed: {
      part: 'news',
      call: { name: 'announcementList', params: NEWS_ARGS.announcements },
      params: (answers) => (answers.entity('announcementList')?.rows ?? []).map(({ id }) => ({ id })),
    },
  },
  announcementItemBare: { description: '本站公告正文。' },
} satisfies Record<keyof typeof noticePages, Served>;
