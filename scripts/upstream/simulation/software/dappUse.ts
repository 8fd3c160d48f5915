import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueDapp } from '../../catalogue/dappCatalogue.ts';
import type { DappUse } from '../../ports/dapps.ts';
import { wander } from '../random/wander.ts';

/** Use of an application in the 24 h until an instant. */
export function dappUseAt(dapp: CatalogueDapp, time: number): DappUse {
  const key = keyOf(`dapp-${dapp.code}`, 0);
  const [size, , money] = dapp.size;
  const scale = Math.exp(0.3 * wander(key, time, 24 * DAY) + 0.12 * wander(key, time, 2 * DAY));
  const users = Math.max(1, Math.round(size * scale));
  const volume = Math.round(money * scale * Math.exp(0.25 * wander(key + 1, time, 5 * DAY)));
  return { users, transactions: Math.round(users * transactionsPerUser(dapp, time)), volume };
}

/** Transactions per address and day, at least 1. */
export function transactionsPerUser({ code, size: [, each] }: CatalogueDapp, time: number): number {
  const key = keyOf(`dapp-use-${code}`, 0);
  return Math.max(1, each * Math.exp(0.12 * wander(key, time, 5 * DAY)));
}

/** Weights of an application's chains: the first one is its main chain. */
export function chainWeightsAt({ code, chains }: CatalogueDapp, time: number): ReadonlyMap<string, number> {
  return new Map(
    chains.map((chain, i) => [
      chain,
      0.45 ** i * (1 + 0.15 * wander(keyOf(`${code}-${chain}`, 0), time, 9 * DAY)),
    ]),
  );
}
