import { findDefiChain } from '@coinmirror/shared/content/defi/chains.ts';
import {
  type StoppedProtocol,
  stoppedProtocolsOf,
} from '@coinmirror/shared/content/defi/stoppedProtocols.ts';
import {
  defiCoinDashboard,
  defiDashboard,
  defiProposalDashboard,
} from '@coinmirror/shared/dashboards/defi/overview.ts';
import { defiProtocolDashboard } from '@coinmirror/shared/dashboards/defi/protocol.ts';
import {
  stoppedProtocolColumns,
  stoppedProtocolFacts,
  stoppedWords,
} from '@coinmirror/shared/dashboards/defi/stopped.ts';
import {
  defiAnchoredDashboard,
  defiBestDashboard,
  defiLendingDashboard,
  defiPoolDashboard,
} from '@coinmirror/shared/dashboards/defi/yields.ts';
import { defiSubjectOf } from '@coinmirror/shared/pages/defiSubject.ts';
import {
  DEFI_TABS,
  type DefiTab,
  defiTabOf,
  labelOfDefiTab,
  titleOfDefiTab,
} from '@coinmirror/shared/pages/defiTabs.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Block, tableBlock } from '../blocks.ts';
import { pageHead, withWay } from '../head.ts';
import type { Answers, Asked, PageAddress, PageCall, PageWords } from '../served.ts';
import { dashboardBlocks, factsOf } from './dashboardBlocks.ts';

const twiceOf = (asked: Asked) => (asked('twice') === '1' ? 1 : 0);
const board = (chain: string, asked: Asked): PageCall => ({
  name: 'defiOverview',
  params: { chain, twice: twiceOf(asked) },
});

/** The call of a tab of `/data/defi`. */
export function defiTabCalls(asked: Asked): readonly PageCall[] {
  const tab = defiTabOf(asked('tab'));
  switch (tab?.key) {
    case 'mining':
      return [{ name: 'defiPools', params: {} }];
    case 'lending':
    case 'rates':
      return [{ name: 'defiRates', params: {} }];
    case 'anchored':
      return [{ name: 'defiAnchored', params: {} }];
    case 'resources':
      return [];
    default:
      return [board(tab?.chain ?? '', asked)];
  }
}

/** What a tab is called. */
export function defiTabWords({ asked }: PageAddress): PageWords {
  const tab = defiTabOf(asked('tab'));
  return { title: titleOfDefiTab(tab) };
}

/** The tabs of DeFi and the figures of the one that is asked for. */
export function defiTabBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const tab = defiTabOf(page.asked('tab'));
  const title = defiTabWords(page).title;
  const figures = tabFigures(tab, title, answers);
  if (figures === null) return null;
  const [head, ...rest] = figures;
  return withWay(page.name, [...(head ? [head] : [pageHead(page)]), tabStrip(tab), ...rest]);
}

function tabStrip(tab: DefiTab | null): Block {
  return {
    kind: 'tabs',
    tabs: [
      { label: '总览', href: hrefTo('dataDefi'), current: tab === null },
      ...DEFI_TABS.map((one, at) => ({
        label: labelOfDefiTab(one),
        href: hrefTo('dataDefi', {}, { tab: at }),
        current: one === tab,
      })),
    ],
  };
}

function tabFigures(tab: DefiTab | null, title: string, answers: Answers): readonly Block[] | null {
  switch (tab?.key) {
    case 'mining':
      return dashboardBlocks('defiPools', defiPoolDashboard, title, answers);
    case 'lending':
      return dashboardBlocks('defiRates', defiLendingDashboard, title, answers);
    case 'rates':
      return dashboardBlocks('defiRates', defiBestDashboard, title, answers);
    case 'anchored':
      return dashboardBlocks('defiAnchored', defiAnchoredDashboard, title, answers);
    case 'coins':
      return dashboardBlocks('defiOverview', defiCoinDashboard, title, answers);
    case 'proposals':
      return dashboardBlocks('defiOverview', defiProposalDashboard, title, answers);
    case 'resources':
      return [];
    default:
      return boardBlocks(title, answers);
  }
}

/** Figures of chains; a stopped one has none. */
function boardBlocks(title: string, answers: Answers): readonly Block[] | null {
  const chain = answers.entity('defiOverview')?.chain ?? null;
  const blocks = dashboardBlocks('defiOverview', defiDashboard, title, answers, 'belowFacts');
  if (!chain?.isStopped) return blocks;
  const head = blocks?.[0];
  if (!head) return null;
  return [
    head,
    { kind: 'sentence', text: `${chain.name} 已停止` },
    { kind: 'sentence', text: stoppedWords(chain.code) },
    tableBlock(stoppedProtocolColumns, stoppedProtocolsOf(chain.code)),
  ];
}

/** The call of a chain or a protocol; none where there is neither. */
export function defiSubjectCalls(page: Parameters<typeof defiSubjectOf>[0]) {
  return ({ code }: Readonly<Record<string, string | undefined>>, asked: Asked): readonly PageCall[] => {
    const subject = defiSubjectOf(page, code);
    if (subject?.kind === 'chain') return [board(subject.code, asked)];
    if (subject?.kind !== 'protocol') return [];
    return [{ name: 'defiProtocol', params: { code: subject.code } }];
  };
}

/** What a chain or a protocol is called. */
export function defiSubjectWords({ name, params }: PageAddress, answers: Answers): PageWords | null {
  const subject = defiSubjectOf(name, params['code']);
  if (subject?.kind === 'chain') return { title: `${findDefiChain(subject.code)?.name ?? ''} DeFi` };
  if (subject?.kind === 'stopped') {
    return { title: `${subject.protocol.name}（已停止）`, description: subject.protocol.about };
  }
  const detail = answers.entity('defiProtocol');
  return detail && { title: `${detail.name} 锁仓量` };
}

/** The figures of a chain or a protocol. */
export function defiSubjectBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const blocks = subjectFigures(page, answers);
  return blocks && withWay(page.name, blocks);
}

function subjectFigures(page: PageAddress, answers: Answers): readonly Block[] | null {
  const subject = defiSubjectOf(page.name, page.params['code']);
  if (subject?.kind === 'chain') {
    return boardBlocks(`${findDefiChain(subject.code)?.name ?? ''} DeFi`, answers);
  }
  if (subject?.kind === 'stopped') return stoppedBlocks(subject.protocol);
  const detail = answers.entity('defiProtocol');
  return detail && dashboardBlocks('defiProtocol', defiProtocolDashboard, detail.name, answers, 'belowFacts');
}

function stoppedBlocks(protocol: StoppedProtocol): readonly Block[] {
  return [
    { kind: 'head', title: protocol.name, summary: protocol.about, asOf: null },
    { kind: 'facts', as: 'grid', items: factsOf(stoppedProtocolFacts, protocol) },
    { kind: 'sentence', text: stoppedWords(protocol.chain) },
  ];
}

/** No such chain or protocol. */
export function isNoDefiSubject({ name, params }: PageAddress): boolean {
  return defiSubjectOf(name, params['code']) === null;
}
