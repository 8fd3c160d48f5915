import { type WalletListName, walletLists } from '../../rankings/wallets.ts';
import type { walletPages } from '../wallets.ts';
import { walletTabs } from '../walletTabs.ts';
import { boardPage } from './parts/boards.ts';
import type { Served } from './served.ts';

const list = (name: WalletListName) => boardPage({ board: walletLists[name], tabs: walletTabs });

/** What the server alone knows of them. */
export const walletServed = {
  walletList: list('walletList'),
  walletApp: list('walletApp'),
  walletFinancing: list('walletFinancing'),
  walletFocus: { description: '您关注的钱包。', isPrivate: true },
  walletHardware: list('walletHardware'),
  walletPc: list('walletPc'),
  walletTrade: list('walletTrade'),
  walletFile: { description: '钱包介绍、安全信息、下载与校验和、教程与评论。' },
  wallet: { description: '钱包介绍、安全信息、下载与校验和、教程与评论。' },
  walletNotice: { description: '钱包公告。' },
} satisfies Record<keyof typeof walletPages, Served>;
