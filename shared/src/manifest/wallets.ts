import type { PageRow } from './page.ts';

export const walletPages = {
  walletList: { pattern: '/wallet', title: '钱包大全' },
  walletApp: { pattern: '/wallet/app', title: '手机钱包', view: 'walletList' },
  walletFinancing: { pattern: '/wallet/financing', title: '理财钱包', view: 'walletList' },
  walletFocus: { pattern: '/wallet/focus', title: '我关注的钱包' },
  walletHardware: { pattern: '/wallet/hardware', title: '硬件钱包', view: 'walletList' },
  walletPc: { pattern: '/wallet/pc', title: '桌面钱包', view: 'walletList' },
  walletTrade: { pattern: '/wallet/trade', title: '交易钱包', view: 'walletList' },
  walletFile: { pattern: '/wallet/:name.html', title: '钱包详情', view: 'wallet' },
  wallet: { pattern: '/wallet/:id', title: '钱包详情', subject: 'wallet', tab: '概况' },
  walletNotice: { pattern: '/wallet/:id/notice', title: '钱包公告', subject: 'wallet', tab: '公告' },
} as const satisfies Record<string, PageRow>;
