import type { PageRow } from './page.ts';

/** Notices of exchanges, wallets and this site. */
export const noticePages = {
  notice: {
    pattern: '/notice',
    title: '公告聚合',
    layout: 'twoWay',
  },
  noticeItem: { pattern: '/notice/:noticeid', title: '公告', layout: 'twoWay' },
  noticeFor: { pattern: '/notice/:type/:code', title: '公告', layout: 'twoWay' },
  announcement: {
    pattern: '/announcement',
    title: '平台公告',
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
