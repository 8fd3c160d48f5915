import type { walletPages } from '@coinmirror/shared/manifest/wallets.ts';
import { noticeArgs, noticeChoice } from '@coinmirror/shared/pages/noticeAddress.ts';
import { walletTabs } from '@coinmirror/shared/pages/walletTabs.ts';
import { type WalletListName, walletLists } from '@coinmirror/shared/rankings/wallets.ts';
import { noticeLines } from '../news/contentBlocks.ts';
import type { Served } from '../served.ts';
import { rankingPage } from './subjectRankings.ts';
import { walletPage } from './walletBlocks.ts';

const list = (name: WalletListName) => rankingPage({ ranking: walletLists[name], tabs: walletTabs });

const WALLET = { description: '谁保管私钥、是否开源、支持的公链、官方域名、下载核对与风险事实。' };

/** What the server alone knows of them. */
export const walletServed = {
  walletList: list('walletList'),
  walletApp: list('walletApp'),
  walletFinancing: list('walletFinancing'),
  walletFocus: { description: '关注的钱包。', isPrivate: true },
  walletHardware: list('walletHardware'),
  walletPc: list('walletPc'),
  walletTrade: list('walletTrade'),
  walletFile: { ...walletPage('name', WALLET), sameAs: 'wallet' },
  wallet: {
    ...walletPage('id', WALLET),
    listed: {
      part: 'wallets',
      call: { name: 'wallets', params: { page: 1, pagesize: 200 } },
      params: (answers) => (answers.entity('wallets')?.rows ?? []).map(({ code }) => ({ id: code })),
    },
  },
  walletNotice: walletPage('id', {
    description: '钱包的版本更新与公告。',
    calls: (code, asked) => [
      {
        name: 'noticeList',
        params: { ...noticeArgs(noticeChoice(asked)), exchangecode: '', walletcode: code },
      },
    ],
    blocks: (answers) => {
      const lines = noticeLines(answers);
      return lines && [{ kind: 'lines', lines }];
    },
  }),
} satisfies Record<keyof typeof walletPages, Served>;
