import type { PoolChainCode } from '@coinmirror/shared/content/defi/poolChains.ts';

/** The day from which on anybody trades in pools of each chain. */
export const FIRST_OF_CHAIN: Readonly<Record<PoolChainCode, string>> = {
  eth: '2018-11-02',
  solana: '2021-02-21',
  bsc: '2020-09-20',
  base: '2023-08-09',
  arbitrum: '2021-08-31',
  polygon: '2020-10-01',
  avalanche: '2021-02-09',
  optimism: '2021-11-12',
  sui: '2023-05-03',
  tron: '2020-08-18',
  ton: '2022-11-15',
};
