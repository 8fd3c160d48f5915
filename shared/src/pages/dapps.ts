import type { PageRow } from './page.ts';

/** Decentralised applications. */
export const dappPages = {
  dapp: { pattern: '/dapp', title: 'DApp' },
  dappArt: { pattern: '/dapp/art', title: '艺术 DApp' },
  dappDex: { pattern: '/dapp/dex', title: '交易 DApp' },
  dappFinance: { pattern: '/dapp/finance', title: '金融 DApp' },
  dappGame: { pattern: '/dapp/game', title: '游戏 DApp' },
  dappNewest: { pattern: '/dapp/newest', title: '最新 DApp' },
  dappOther: { pattern: '/dapp/other', title: '其他 DApp' },
  dappSocial: { pattern: '/dapp/social', title: '社交 DApp' },
  dappTool: { pattern: '/dapp/tool', title: '工具 DApp' },
  dappItem: { pattern: '/dapp/:dappid', title: 'DApp 详情' },
} as const satisfies Record<string, PageRow>;
