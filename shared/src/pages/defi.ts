import type { PageRow } from './page.ts';

/** DeFi. */
export const defiPages = {
  dataDefi: { pattern: '/data/defi', title: 'DeFi 数据', layout: 'default' },
  dataDefiCourse: { pattern: '/data/defi/course', title: 'DeFi 教程', layout: 'default' },
  dataDefiNews: { pattern: '/data/defi/news', title: 'DeFi 资讯', layout: 'default' },
  dataDefiBsc: { pattern: '/data/defi/bsc/:code?', title: 'BSC 生态', layout: 'default' },
  dataDefiEth: { pattern: '/data/defi/eth/:code?', title: '以太坊生态', layout: 'default' },
  dataDefiHeco: { pattern: '/data/defi/heco/:code?', title: 'HECO 生态', layout: 'default' },
  dataDefiOec: { pattern: '/data/defi/oec/:code?', title: 'OEC 生态', layout: 'default' },
  dataDefiItem: { pattern: '/data/defi/:code', title: 'DeFi 协议', layout: 'default' },
  defi: { pattern: '/defi', title: 'DeFi', view: 'dataDefi', layout: 'default' },
} as const satisfies Record<string, PageRow>;
