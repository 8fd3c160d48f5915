import { dappColumns, newestDappColumns, nftMarketColumns } from '../columns/dapps.ts';
import type { DAPP_LISTS } from '../contract/dapps.ts';
import { dappEndpoints } from '../contract/dapps.ts';
import { namedRow } from '../contract/namedRow.ts';
import { linkTo } from '../routes/link.ts';
import { dappListSentence } from '../sentences/softwareLists.ts';
import { type Ranking, type RankingSwitch, ranking } from './ranking.ts';

const NOTES = [
  '用户为最近 24 小时与合约交互过的地址，一个人可以有多个地址；较 7 日均值 = 最近 24 小时 ÷ 之前 7 个整日的日均 − 1。',
  '成交额为经合约转移的价值，交易所含合约；7 日额为之前 7 个整日之和。风险等级只依据公开事实，见各 DApp 的风险卡。',
];

const CHAINS = ['Ethereum', 'BNB Chain', 'Solana', 'Base', 'Arbitrum', 'Polygon', 'Ronin', 'Tron'] as const;

const chainSwitch: RankingSwitch = {
  key: 'chain',
  label: '公链',
  param: 'chain',
  fallback: 'all',
  folded: true,
  options: [
    { value: 'all', label: '全部公链', wire: '' },
    ...CHAINS.map((chain) => ({ value: chain.toLowerCase().replace(' ', '-'), label: chain, wire: chain })),
  ],
};

const ofDapps = {
  call: namedRow(dappEndpoints, 'dapps'),
  rowKey: ({ code }: { readonly code: string }) => code,
  leadsTo: ({ code }: { readonly code: string }) => linkTo('dappItem', { dappid: code }),
} as const;

/** The page of one category omits the category column. */
function columnsOf(type: (typeof DAPP_LISTS)[number]) {
  if (type === 'newest') return newestDappColumns;
  return type === 'all' ? dappColumns : dappColumns.filter(({ id }) => id !== 'category');
}

function list(type: (typeof DAPP_LISTS)[number], summary: string): Ranking {
  return ranking({
    ...ofDapps,
    summary,
    notes: NOTES,
    params: { page: 1, pagesize: 200, type },
    switches: [chainSwitch],
    columns: () => columnsOf(type),
    sentence: dappListSentence,
    pictured: () => ({ figure: 'users', change: 'usersChange' }),
  });
}

/** The lists of applications, by their pages. */
export const dappLists = {
  dapp: list('all', 'DApp 按使用地址排行：用户、交易、成交额与所在公链。'),
  dappDex: list('dex', '交易类 DApp：去中心化交易所与聚合器的用户、交易与成交额。'),
  dappFinance: list('finance', '金融类 DApp：借贷、质押与收益协议的用户、交易与成交额。'),
  dappGame: list('game', '游戏类 DApp 的用户、交易与成交额。'),
  dappArt: list('art', '艺术类 DApp：NFT 市场与发行平台的用户、交易与成交额。'),
  dappSocial: list('social', '社交类 DApp 的用户与交易。'),
  dappTool: list('tool', '工具类 DApp：域名、多签、跨链与治理。'),
  dappOther: list('other', '其他 DApp：预测市场、代币发行、AI 与实体网络。'),
  dappNewest: list('newest', '最近上线的 DApp，按上线时间排列；时间短的合约风险更高。'),
};

/** A list of applications, by the name of its page. */
export type DappListName = keyof typeof dappLists;

export const nftMarketRanking: Ranking = ranking({
  ...ofDapps,
  summary: 'NFT 市场的成交额、份额、交易数、用户与均价。',
  notes: [
    '份额 = 该市场 ÷ 表内全部市场 24H成交额，合计 100%；均价 = 成交额 ÷ 交易数，含上架、报价等不转移价值的交易。',
    '各市场合计即 NFT 数据页的全市场成交额；那里按系列列出其中的主要部分。',
    '积分与空投会带来对倒成交，成交额可能被夸大，请与用户数一起看。',
  ],
  params: { page: 1, pagesize: 100, type: 'all', nft: 1 },
  switches: [],
  columns: () => nftMarketColumns,
  pictured: () => ({ figure: 'volume', change: 'usersChange' }),
});
