import type { PageRow } from './page.ts';
import type { Served } from './served.ts';

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

/** What the server alone knows of them. */
export const dappServed = {
  dapp: { description: 'DApp 排行：用户数、交易数、成交额与余额。' },
  dappArt: { description: '艺术类 DApp 排行。' },
  dappDex: { description: '交易类 DApp 排行。' },
  dappFinance: { description: '金融类 DApp 排行。' },
  dappGame: { description: '游戏类 DApp 排行。' },
  dappNewest: { description: '最新上线的 DApp。' },
  dappOther: { description: '其他类 DApp 排行。' },
  dappSocial: { description: '社交类 DApp 排行。' },
  dappTool: { description: '工具类 DApp 排行。' },
  dappItem: { description: 'DApp 的用户、交易、合约与链接。' },
} satisfies Record<keyof typeof dappPages, Served>;
