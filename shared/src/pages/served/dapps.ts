import type { dappPages } from '../dapps.ts';
import type { Served } from './served.ts';

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
