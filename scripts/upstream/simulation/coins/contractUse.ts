import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { ContractUse } from '../../ports/holders.ts';
import type { HeldPlace } from './holderIndex.ts';

const OF_TOKENS = ['staking', 'treasury', 'pool', 'timelock', 'bridge'] as const;
const OF_OWN_CHAINS = ['staking', 'bridge', 'pool'] as const;
const OF_MONEY = ['lending', 'pool', 'bridge'] as const;

/** Purpose of a contract that holds much of a coin; null for other addresses. It never changes. */
export function contractUseOf(
  facts: CatalogueCoin,
  { kind, key }: Pick<HeldPlace, 'kind' | 'key'>,
): ContractUse | null {
  if (kind !== 'contract') return null;
  const uses = usesOf(facts);
  return uses[Math.floor(uniform(keyOf(`${key}:use`, 0), 0) * uses.length)] ?? uses[0];
}

function usesOf({ kind, peg, wraps }: CatalogueCoin) {
  if (peg !== null || wraps !== null) return OF_MONEY;
  return kind === 'token' ? OF_TOKENS : OF_OWN_CHAINS;
}
