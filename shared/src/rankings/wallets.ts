import { walletColumns } from '../columns/wallets.ts';
import { namedRow } from '../contract/namedRow.ts';
import { walletEndpoints } from '../contract/wallets.ts';
import { linkTo } from '../routes/link.ts';
import { walletListSentence } from '../sentences/softwareLists.ts';
import { type Ranking, ranking } from './ranking.ts';

const NOTES = [
  '评分由安全（开源、审计、事故）、支持公链数与使用人数加权；排名依知名度。✓ 为有，✗ 为没有。',
  '下载请核对官方域名，不要从搜索广告、聊天群或第三方网盘下载；任何人索要助记词都是诈骗。',
];

function walletList(type: string, summary: string): Ranking {
  return ranking({
    summary,
    notes: NOTES,
    call: namedRow(walletEndpoints, 'wallets'),
    params: { page: 1, pagesize: 200, type },
    switches: [
      {
        key: 'custody',
        label: '私钥',
        param: 'custody',
        fallback: 'all',
        options: [
          { value: 'all', label: '全部', wire: 'all' },
          { value: 'self', label: '自托管', wire: 'self' },
          { value: 'custody', label: '平台托管', wire: 'custody' },
        ],
      },
      {
        key: 'open',
        label: '开源',
        param: 'open',
        fallback: 'all',
        folded: true,
        options: [
          { value: 'all', label: '是否开源', wire: 'all' },
          { value: 'open', label: '开源', wire: 'open' },
          { value: 'closed', label: '不开源', wire: 'closed' },
        ],
      },
    ],
    columns: () => walletColumns,
    sentence: walletListSentence,
    rowKey: ({ code }) => code,
    leadsTo: ({ code }) => linkTo('wallet', { id: code }),
    starred: { kind: 'wallet', of: (row) => row },
    pictured: () => ({ figure: 'score' }),
  });
}

/** The lists of wallets, by their pages. */
export const walletLists = {
  walletList: walletList('all', '加密货币钱包：谁保管私钥、是否开源、支持多少公链、在哪里用。'),
  walletApp: walletList('app', '手机钱包：谁保管私钥、是否开源与支持的公链。'),
  walletPc: walletList('pc', '桌面钱包与浏览器插件钱包：谁保管私钥、是否开源与支持的公链。'),
  walletHardware: walletList('hardware', '硬件钱包：私钥离线保管，附是否开源与支持的公链。'),
  walletTrade: walletList('trade', '内置交易的钱包：谁保管私钥、是否开源与支持的公链。'),
  walletFinancing: walletList('financing', '带理财的钱包：谁保管私钥、是否开源与支持的公链；收益有风险。'),
};

/** A list of wallets, by the name of its page. */
export type WalletListName = keyof typeof walletLists;
