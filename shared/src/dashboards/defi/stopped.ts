import type { Column } from '../../columns/column.ts';
import { rowName, text } from '../../columns/words.ts';
import { findDefiChain } from '../../content/defi/chains.ts';
import type { StoppedProtocol } from '../../content/defi/stoppedProtocols.ts';
import { type Link, linkTo } from '../../routes/link.ts';
import { linkOfChain } from './columns.ts';

const PAGES = { heco: 'dataDefiHeco', oec: 'dataDefiOec' } as const;

/** The page of a protocol of a chain that no longer runs. */
export function linkOfStopped({ chain, code }: StoppedProtocol): Link {
  return linkTo(PAGES[chain], { code });
}

/** What visitors are told of a chain that no longer runs; '' for one that does. */
export function stoppedWords(chain: string): string {
  const end = findDefiChain(chain)?.end;
  return end ? `${end.words}不再统计锁仓量；仍存放在上面的资产可能无法取出。` : '';
}

/** The last protocols of a chain that no longer runs. */
export const stoppedProtocolColumns: readonly Column<StoppedProtocol>[] = [
  rowName('name', '协议', (row) => ({ name: row.name, note: row.symbol, link: linkOfStopped(row) }), {
    width: 152,
    phoneWidth: 128,
  }),
  text('category', '类型', (row) => row.category, { width: 96, phoneWidth: 72 }),
  text('state', '状态', () => '已停止', { width: 84, phoneWidth: 72 }),
  text('about', '说明', (row) => row.about, { width: 420, grow: true }),
];

/** Facts about such a protocol. */
export const stoppedProtocolFacts: readonly Column<StoppedProtocol>[] = [
  text('state', '状态', () => '已停止', { width: 96 }),
  text('end', '停止日期', ({ chain }) => findDefiChain(chain)?.end?.on ?? '', { width: 112 }),
  text('chain', '公链', ({ chain }) => findDefiChain(chain)?.name ?? '', { width: 96 }),
  text('category', '类型', (row) => row.category, { width: 96 }),
  text('symbol', '代币', (row) => row.symbol, { width: 96 }),
];

/** The way up from such a protocol: its chain. */
export function chainOfStopped({ chain }: StoppedProtocol): { readonly label: string; readonly link: Link } {
  return { label: `${findDefiChain(chain)?.name ?? chain} DeFi`, link: linkOfChain(chain) };
}
