import type { PageRow } from './page.ts';

/** DeFi. */
export const defiPages = {
  dataDefi: { pattern: '/data/defi', title: 'DeFi 数据' },
  dataDefiCourse: { pattern: '/data/defi/course', title: 'DeFi 教程' },
  dataDefiNews: { pattern: '/data/defi/news', title: 'DeFi 资讯' },
  dataDefiFees: { pattern: '/data/defi/fees', title: 'DeFi 费用与收入' },
  dataDefiBsc: { pattern: '/data/defi/bsc/:code?', title: 'BSC 生态', view: 'dataDefiItem' },
  dataDefiEth: { pattern: '/data/defi/eth/:code?', title: '以太坊生态', view: 'dataDefiItem' },
  dataDefiHeco: { pattern: '/data/defi/heco/:code?', title: 'HECO 生态', view: 'dataDefiItem' },
  dataDefiOec: { pattern: '/data/defi/oec/:code?', title: 'OEC 生态', view: 'dataDefiItem' },
  dataDefiItem: { pattern: '/data/defi/:code', title: 'DeFi 协议' },
  defi: { pattern: '/defi', title: 'DeFi', view: 'dataDefi' },
} as const satisfies Record<string, PageRow>;
