import type { walletPages } from '../wallets.ts';
import type { Served } from './served.ts';

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
