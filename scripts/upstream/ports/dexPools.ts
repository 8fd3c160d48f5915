import type { PoolChainCode } from '@coinmirror/shared/content/defi/poolChains.ts';
import type { PoolKind } from '@coinmirror/shared/indicators/poolMarks.ts';
import type { Port } from './port.ts';

/** Liquidity pools of decentralised exchanges. */
export interface DexPoolsPort extends Port {
  /**
   * Pools of a kind now, of all chains or of one: those that draw attention in the order of whoever ranks them, or the
   * youngest first.
   */
  pools(kind: PoolKind, chain: PoolChainCode | null): Promise<readonly DexPool[]>;
}

/** One side of a pool, as its contract names itself. */
export interface PoolToken {
  readonly symbol: string;
  readonly name: string;
  /** The coin of ours whose contract on this chain it is; null for any other, whatever it is called. */
  readonly coinCode: string | null;
}

/** A pool: money in USD, changes in %, times in epoch ms; null for what is not told. */
export interface DexPool {
  /** Stays with the pool. */
  readonly id: string;
  /** Code of its chain where its pools are listed alone, else the source's own. */
  readonly chain: string;
  readonly chainName: string;
  readonly dex: string;
  readonly base: PoolToken;
  readonly quote: PoolToken;
  /** Of the base. */
  readonly price: number | null;
  /** Within that time, or since the pool was created where it is younger. */
  readonly change5m: number | null;
  readonly change1h: number | null;
  readonly change24h: number | null;
  readonly volume24h: number | null;
  /** What lies in it, both sides. */
  readonly liquidity: number | null;
  /** Of 24 h: trades that bought and sold the base, and the addresses that did. */
  readonly buys: number | null;
  readonly sells: number | null;
  readonly buyers: number | null;
  readonly sellers: number | null;
  readonly createdAt: number | null;
  /** Price × all of the base's coins. */
  readonly fdv: number | null;
}
