import type { PageRow } from './page.ts';

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
