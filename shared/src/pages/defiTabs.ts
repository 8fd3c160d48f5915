import { findDefiChain } from '../content/defi/chains.ts';
import { defiPages } from '../manifest/defi.ts';

/** A tab of `/data/defi?tab=N`. */
export interface DefiTab {
  readonly key: string;
  readonly label: string;
  /** The chain it shows. */
  readonly chain?: string;
}

/** In the specification's order: N counts from 0. */
export const DEFI_TABS: readonly DefiTab[] = [
  { key: 'eth', label: 'Ethereum', chain: 'eth' },
  { key: 'bsc', label: 'BSC', chain: 'bsc' },
  { key: 'heco', label: 'Heco', chain: 'heco' },
  { key: 'oec', label: 'OEC', chain: 'oec' },
  { key: 'mining', label: '挖矿' },
  { key: 'lending', label: '借贷' },
  { key: 'proposals', label: '社区提案' },
  { key: 'rates', label: '利率' },
  { key: 'coins', label: '概念币' },
  { key: 'anchored', label: '锚定资产' },
  { key: 'resources', label: '资源' },
];

/** What a tab is called in the strip: a chain that no longer runs says so. */
export function labelOfDefiTab({ label, chain }: DefiTab): string {
  return chain !== undefined && findDefiChain(chain)?.end !== undefined ? `${label} 已停运` : label;
}

/** `tab` of the address → tab; null, all of DeFi, for anything else. */
export function defiTabOf(asked: string | null): DefiTab | null {
  return DEFI_TABS.find((_tab, at) => String(at) === asked) ?? null;
}

/** Title of a tab's page: Ethereum DeFi, but DeFi 挖矿; all of DeFi for null. */
export function titleOfDefiTab(tab: DefiTab | null): string {
  if (tab === null) return defiPages.dataDefi.title;
  return tab.chain === undefined ? `DeFi ${tab.label}` : `${tab.label} DeFi`;
}
