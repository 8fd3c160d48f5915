import type { PageRow } from './page.ts';

/** Decentralised applications. */
export const dappPages = {
  dapp: { pattern: '/dapp', title: 'DApp' },
  dappArt: { pattern: '/dapp/art', title: '艺术 DApp', view: 'dapp' },
  dappDex: { pattern: '/dapp/dex', title: '交易 DApp', view: 'dapp' },
  dappFinance: { pattern: '/dapp/finance', title: '金融 DApp', view: 'dapp' },
  dappGame: { pattern: '/dapp/game', title: '游戏 DApp', view: 'dapp' },
  dappNewest: { pattern: '/dapp/newest', title: '最新 DApp', view: 'dapp' },
  dappOther: { pattern: '/dapp/other', title: '其他 DApp', view: 'dapp' },
  dappSocial: { pattern: '/dapp/social', title: '社交 DApp', view: 'dapp' },
  dappTool: { pattern: '/dapp/tool', title: '工具 DApp', view: 'dapp' },
  dappItem: { pattern: '/dapp/:dappid', title: 'DApp 详情', subject: 'dapp', tab: '概况' },
} as const satisfies Record<string, PageRow>;
