import type { PageRow } from './page.ts';

/** Sectors of the market, called concepts. */
export const conceptPages = {
  coinSector: {
    pattern: '/sector/:id',
    title: '板块币种',
    view: 'conceptItem',
    where: { id: /^[a-z0-9-]{1,40}$/ },
  },
  concept: {
    pattern: '/concept',
    title: '概念板块',
  },
  conceptItem: { pattern: '/concept/:id', title: '概念板块详情' },
  conceptFile: {
    pattern: '/concept/:name.html',
    title: '概念板块详情',
    view: 'conceptItem',
  },
  tag: { pattern: '/tag/:id?', title: '标签', layout: 'twoWay' },
} as const satisfies Record<string, PageRow>;
