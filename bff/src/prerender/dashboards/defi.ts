import { defiFeesDashboard } from '@coinmirror/shared/dashboards/defi/fees.ts';
import { defiDashboard } from '@coinmirror/shared/dashboards/defi/overview.ts';
import type { defiPages } from '@coinmirror/shared/manifest/defi.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { newsBlocks } from '../news/contentBlocks.ts';
import { INTEREST_CALL } from '../news/noticeBlocks.ts';
import type { Served } from '../served.ts';
import { courseBlocks } from '../site/tutorialBlocks.ts';
import { servedDashboard } from './dashboardBlocks.ts';
import {
  defiSubjectBlocks,
  defiSubjectCalls,
  defiSubjectWords,
  defiTabBlocks,
  defiTabCalls,
  defiTabWords,
  isNoDefiSubject,
} from './defiBlocks.ts';

const board = {
  description: defiDashboard.description,
  isDataset: true,
  calls: (_params, asked) => defiTabCalls(asked),
  words: defiTabWords,
  prerender: defiTabBlocks,
} satisfies Served;

function subject(page: keyof typeof defiPages, description: string) {
  return {
    description,
    isDataset: true,
    calls: defiSubjectCalls(page),
    words: defiSubjectWords,
    prerender: defiSubjectBlocks,
    isMissing: isNoDefiSubject,
  } satisfies Served;
}

/** What the server alone knows of them. */
export const defiServed = {
  dataDefi: board,
  dataDefiCourse: {
    calls: () => [{ name: 'wikiGroup', params: { id: 'defi' } }],
    prerender: courseBlocks,
  },
  dataDefiFees: servedDashboard('defiFees', defiFeesDashboard),
  dataDefiNews: {
    calls: () => [INTEREST_CALL, { name: 'newsList', params: NEWS_ARGS.articles('defi') }],
    prerender: newsBlocks,
    feed: () => ({ kind: 'section', code: 'defi' }),
  },
  dataDefiBsc: subject('dataDefiBsc', 'BSC 上 DeFi 协议的锁仓量与变化。'),
  dataDefiEth: subject('dataDefiEth', '以太坊上 DeFi 协议的锁仓量与变化。'),
  dataDefiHeco: subject('dataDefiHeco', 'HECO 已停止运行。'),
  dataDefiOec: subject('dataDefiOec', 'OEC 已停止运行。'),
  dataDefiItem: {
    ...subject('dataDefiItem', 'DeFi 协议的锁仓量、公链与资产构成、费用与代币。'),
    listed: {
      part: 'defi',
      call: { name: 'defiOverview', params: { chain: '', twice: 0 } },
      params: (answers) => (answers.entity('defiOverview')?.protocols ?? []).map(({ code }) => ({ code })),
    },
  },
  defi: { ...board, sameAs: 'dataDefi' },
} satisfies Record<keyof typeof defiPages, Served>;
