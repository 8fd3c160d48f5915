import { poolTurnover } from '@coinmirror/shared/indicators/poolMarks.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { coinOfContract } from '../../../catalogue/contracts.ts';
import type { DexPool, PoolToken } from '../../../ports/dexPools.ts';
import type { GeckoPool, GeckoToken } from '../../providers/geckoterminal/pools.ts';
import { chainOfNetwork } from './networks.ts';

/** Clocks differ by so much, ms: a pool that was created later than that after now was not. */
const AHEAD = 5 * MINUTE;
/** A day's volume of more times the liquidity is not believed: each dollar would change hands every minute and a half. */
const MOST_TURNOVER = 1_000;
/** USD: all coins together are worth less. */
const MOST_WORTH = 1e13;

/** A pool as it is believed at an instant (epoch ms), with its coins; null for one that was created in the future. */
export function believedPool(pool: GeckoPool, now: number): DexPool | null {
  const { network, networkName, createdAt, fdv, base, quote, ...rest } = pool;
  if (createdAt !== null && createdAt > now + AHEAD) return null;
  const chain = chainOfNetwork(network);
  const token = ({ address, ...names }: GeckoToken): PoolToken => ({
    ...names,
    coinCode: chain === null ? null : coinOfContract(chain.name, address),
  });
  return {
    ...rest,
    chain: chain?.code ?? network,
    chainName: chain?.name ?? networkName,
    base: token(base),
    quote: token(quote),
    volume24h: (poolTurnover(pool) ?? 0) > MOST_TURNOVER ? null : pool.volume24h,
    createdAt,
    fdv: fdv !== null && fdv > MOST_WORTH ? null : fdv,
  };
}
