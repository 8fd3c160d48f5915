import { coinColumns } from '@coinmirror/shared/columns/coinList.ts';
import { activityColumns, hotSearchColumns, newCoinColumns } from '@coinmirror/shared/columns/coinTables.ts';
import { miningColumns } from '@coinmirror/shared/columns/miningList.ts';
import { tokenColumns } from '@coinmirror/shared/columns/tokenList.ts';
import { unrankedColumns } from '@coinmirror/shared/columns/unrankedList.ts';
import { unrecordedColumns } from '@coinmirror/shared/columns/unrecordedList.ts';
import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { type coinListPages, listPageTitle } from '@coinmirror/shared/manifest/coinLists.ts';
import { activityArgs, CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { tokenChain } from '@coinmirror/shared/pages/tokenChains.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import {
  activitySentence,
  hotSearchSentence,
  newCoinsSentence,
} from '@coinmirror/shared/sentences/coinLists.ts';
import { athBlocks, athCalls } from '../dashboards/toolBlocks.ts';
import type { Served } from '../served.ts';
import { coinListCalls, coinsOf } from './coinListBlocks.ts';
import { coinsBlocks, listBlocks } from './coinTables.ts';

/** What the server alone knows of them. */
export const coinListServed = {
  coinList: {
    description: '全部加密货币按流通市值排列，分页查看价格、涨幅、成交额、流通数量与七日走势。',
    isDataset: true,
    calls: coinsOf({}),
    prerender: coinsBlocks(coinColumns, linkTo('coinList', {})),
  },
  coinListSub: {
    description: '全部加密货币的行情列表，可排序、筛选、自定义列并导出表格。',
    isDataset: true,
    sameAs: 'coinList',
  },
  coinListPage: {
    description: '加密货币行情列表分页，查看价格、涨幅、市值与成交额。',
    isDataset: true,
    calls: ({ listFile }, asked) =>
      coinListCalls({}, (name) => (name === 'page' ? String(listNumber(listFile)) : asked(name))),
    words: ({ params }) => {
      const page = listNumber(params['listFile']);
      return {
        title: listPageTitle(page),
        description: `全部加密货币按流通市值排名，第 ${page} 页：价格、涨跌幅、成交额、换手率。`,
      };
    },
    prerender: coinsBlocks(coinColumns, linkTo('coinList', {})),
    isMissing: (_page, answers) => answers.entity('coinRank')?.rows.length === 0,
  },
  assets: {
    calls: (_params, asked) => {
      const one = tokenChain(asked('chain'));
      return coinListCalls({ type: COIN_LIST_TYPE.tokens, ...(one && { chain: one.chain }) }, asked);
    },
    prerender: coinsBlocks(tokenColumns, linkTo('assets', {})),
  },
  assetsSub: { description: '代币行情的分类视图。' },
  mining: {
    calls: coinsOf({ type: COIN_LIST_TYPE.mineable }),
    prerender: coinsBlocks(miningColumns, linkTo('mining', {})),
  },
  miningSub: { description: '可挖矿币种的分类视图。' },
  recorded: {
    calls: coinsOf({ type: COIN_LIST_TYPE.unranked }),
    prerender: coinsBlocks(unrankedColumns, linkTo('recorded', {})),
  },
  recordedSub: { description: '已收录未排名币种的分类视图。' },
  noRecorded: {
    calls: coinsOf({ type: COIN_LIST_TYPE.unrecorded }),
    prerender: coinsBlocks(unrecordedColumns, linkTo('noRecorded', {})),
  },
  noRecordedSub: { description: '未收录高风险币种的分类视图。' },
  newCoins: {
    calls: () => [{ name: 'newCoins', params: CALL_ARGS.newCoins }],
    prerender: listBlocks(
      'newCoins',
      (answers) => answers.entity('newCoins'),
      () => newCoinColumns,
      newCoinsSentence,
    ),
  },
  activeTransaction: {
    calls: (_params, asked) => [{ name: 'activeCoins', params: activityArgs(asked('kind')) }],
    prerender: listBlocks(
      'activeCoins',
      (answers) => answers.entity('activeCoins'),
      () => activityColumns,
      activitySentence,
    ),
  },
  ath: {
    description: '各币种历史最高价、距最高跌幅与回本所需涨幅。',
    isDataset: true,
    calls: athCalls,
    prerender: athBlocks,
  },
  hotSearch: {
    calls: () => [{ name: 'hotSearch', params: CALL_ARGS.hotSearch }],
    prerender: listBlocks(
      'hotSearch',
      (answers) => answers.entity('hotSearch'),
      hotSearchColumns,
      hotSearchSentence,
    ),
  },
} satisfies Record<keyof typeof coinListPages, Served>;

/** `list_7` → 7. */
function listNumber(listFile = ''): number {
  return Number(listFile.replace('list_', ''));
}
