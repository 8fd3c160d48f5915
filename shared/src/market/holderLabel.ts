import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { keyOf, uniform } from '../random/hash.ts';
import type { Holding } from './holderBook.ts';

/** What contracts that hold much of a coin are for. */
const OF_TOKENS = ['质押合约', '国库合约', '资金池', '锁仓合约', '跨链桥'] as const;
const OF_OWN_CHAINS = ['质押合约', '跨链桥', '资金池'] as const;
const OF_MONEY = ['借贷协议', '资金池', '跨链桥'] as const;
const LABELS = { exchange: '交易所', burn: '销毁', other: '' } as const;

/** What kind of address it is, in the words of the tables: 交易所, 质押合约; '' where nobody knows. The same on every day. */
export function labelOfHolding(facts: CatalogueCoin, { kind, key }: Pick<Holding, 'kind' | 'key'>): string {
  if (kind !== 'contract') return LABELS[kind];
  const uses = usesOf(facts);
  return uses[Math.floor(uniform(keyOf(`${key}:use`, 0), 0) * uses.length)] ?? uses[0];
}

function usesOf({ kind, peg, wraps }: CatalogueCoin) {
  if (peg !== null || wraps !== null) return OF_MONEY;
  return kind === 'token' ? OF_TOKENS : OF_OWN_CHAINS;
}
