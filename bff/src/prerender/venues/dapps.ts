import type { dappPages } from '@coinmirror/shared/manifest/dapps.ts';
import { dappTabs } from '@coinmirror/shared/pages/dappTabs.ts';
import { type DappListName, dappLists } from '@coinmirror/shared/rankings/dapps.ts';
import type { PageCall, Served } from '../served.ts';
import { dappPage } from './dappBlocks.ts';
import { rankingPage } from './subjectRankings.ts';

const list = (name: DappListName, more: readonly PageCall[] = []) =>
  rankingPage({ ranking: dappLists[name], tabs: dappTabs, more });

/** What the server alone knows of them. */
export const dappServed = {
  dapp: list('dapp', [{ name: 'dappCategories', params: {} }]),
  dappArt: list('dappArt'),
  dappDex: list('dappDex'),
  dappFinance: list('dappFinance'),
  dappGame: list('dappGame'),
  dappNewest: list('dappNewest'),
  dappOther: list('dappOther'),
  dappSocial: list('dappSocial'),
  dappTool: list('dappTool'),
  dappItem: {
    ...dappPage('DApp 的用户、交易、成交额、所在公链、合约与风险事实。'),
    listed: {
      part: 'dapps',
      call: { name: 'dapps', params: { page: 1, pagesize: 200 } },
      params: (answers) => (answers.entity('dapps')?.rows ?? []).map(({ code }) => ({ dappid: code })),
    },
  },
} satisfies Record<keyof typeof dappPages, Served>;
