import type { PageRow } from './page.ts';

/** Decentralised applications. */
export const dappPages = {
  dapp: { pattern: '/dapp', title: 'DApp', layout: 'default' },
  dappArt: { pattern: '/dapp/art', title: '艺术 DApp', layout: 'default' },
  dappDex: { pattern: '/dapp/dex', title: '交易 DApp', layout: 'default' },
  dappFinance: { pattern: '/dapp/finance', title: '金融 DApp', layout: 'default' },
  dappGame: { pattern: '/dapp/game', title: '游戏 DApp', layout: 'default' },
  dappNewest: { pattern: '/dapp/newest', title: '最新 DApp', layout: 'default' },
  dappOther: { pattern: '/dapp/other', title: '其他 DApp', layout: 'default' },
  dappSocial: { pattern: '/dapp/social', title: '社交 DApp', layout: 'default' },
  dappTool: { pattern: '/dapp/tool', title: '工具 DApp', layout: 'default' },
  dappItem: { pattern: '/dapp/:dappid', title: 'DApp 详情', layout: 'default' },
} as const satisfies Record<string, PageRow>;
