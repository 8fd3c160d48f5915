import type { PageRow } from './page.ts';
import type { Served } from './served.ts';

/** Wallets. */
export const walletPages = {
  walletList: { pattern: '/wallet', title: '钱包大全', layout: 'default' },
  walletApp: { pattern: '/wallet/app', title: '手机钱包', layout: 'default' },
  walletFinancing: { pattern: '/wallet/financing', title: '理财钱包', layout: 'default' },
  walletFocus: { pattern: '/wallet/focus', title: '我关注的钱包', layout: 'default' },
  walletHardware: { pattern: '/wallet/hardware', title: '硬件钱包', layout: 'default' },
  walletPc: { pattern: '/wallet/pc', title: '桌面钱包', layout: 'default' },
  walletTrade: { pattern: '/wallet/trade', title: '交易钱包', layout: 'default' },
  walletFile: { pattern: '/wallet/:name.html', title: '钱包详情', view: 'wallet', layout: 'default' },
  wallet: { pattern: '/wallet/:id', title: '钱包详情', layout: 'default' },
  walletNotice: { pattern: '/wallet/:id/notice', title: '钱包公告', layout: 'default' },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const walletServed = {
  walletList: { description: '加密货币钱包大全，按平台、类型、支持公链与安全性比较。' },
  walletApp: { description: '手机钱包的功能、支持公链与下载。' },
  walletFinancing: { description: '理财钱包的年化与锁定期。' },
  walletFocus: { description: '您关注的钱包。', isPrivate: true },
  walletHardware: { description: '硬件钱包的芯片、价格与连接方式。' },
  walletPc: { description: '桌面钱包与浏览器插件钱包。' },
  walletTrade: { description: '可直接交易的钱包。' },
  walletFile: { description: '钱包介绍、安全信息、下载与校验和、教程与评论。' },
  wallet: { description: '钱包介绍、安全信息、下载与校验和、教程与评论。' },
  walletNotice: { description: '钱包公告。' },
} satisfies Record<keyof typeof walletPages, Served>;
