import type { PageRow } from './page.ts';
import type { Served } from './served.ts';

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

/** What the server alone knows of them. */
export const defiServed = {
  dataDefi: { description: 'DeFi 锁仓量、协议排行、挖矿、借贷、利率、锚定资产与社区提案。', isDataset: true },
  dataDefiCourse: { description: 'DeFi 入门与进阶教程。', isDataset: true },
  dataDefiNews: { description: 'DeFi 资讯。', isDataset: true },
  dataDefiBsc: { description: 'BSC 上 DeFi 协议的锁仓量与变化。', isDataset: true },
  dataDefiEth: { description: '以太坊上 DeFi 协议的锁仓量与变化。', isDataset: true },
  dataDefiHeco: { description: 'HECO 上 DeFi 协议的锁仓量与变化。', isDataset: true },
  dataDefiOec: { description: 'OEC 上 DeFi 协议的锁仓量与变化。', isDataset: true },
  dataDefiItem: { description: 'DeFi 协议的锁仓量、收入、审计与治理。', isDataset: true },
  defi: { description: 'DeFi 概览。', sameAs: 'dataDefi' },
} satisfies Record<keyof typeof defiPages, Served>;
