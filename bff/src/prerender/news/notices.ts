import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { noticePages } from '@coinmirror/shared/manifest/notices.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import type { Served } from '../served.ts';
import { announcementsBlocks, articleBlocks, noticesBlocks, noticesOfBlocks } from './contentBlocks.ts';
import {
  INTEREST_CALL,
  noticeCalls,
  noticeListCall,
  noticesOf,
  noticesOfWords,
  noticeWords,
} from './noticeBlocks.ts';
import { storyWords } from './story.ts';

/** What the server alone knows of them. */
export const noticeServed = {
  notice: { calls: (_params, asked) => [INTEREST_CALL, noticeListCall(asked)], prerender: noticesBlocks },
  noticeItem: {
    description: '公告正文。',
    ignoresQuery: true,
    calls: noticeCalls,
    words: noticeWords,
    prerender: articleBlocks,
  },
  noticeFor: {
    description: '指定平台或项目的公告。',
    calls: noticesOf,
    words: noticesOfWords,
    prerender: noticesOfBlocks,
  },
  announcement: {
    calls: () => [INTEREST_CALL, { name: 'announcementList', params: NEWS_ARGS.announcements }],
    prerender: announcementsBlocks,
  },
  announcementItem: {
    description: '本站公告正文。',
    ignoresQuery: true,
    calls: ({ id = '' }) => [INTEREST_CALL, { name: 'announcementDetail', params: { id } }],
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
