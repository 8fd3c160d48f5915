import type { defiPages } from '../defi.ts';
import type { Served } from './served.ts';

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
