import type { NamedCoin } from '../columns/coin.ts';
import { linkTo } from '../routes/link.ts';

/** A ranking of coins: each row leads to its coin, and can be starred. */
export const ofCoins = {
  rowKey: ({ code }: Pick<NamedCoin, 'code'>) => code,
  leadsTo: ({ code }: Pick<NamedCoin, 'code'>) => linkTo('coin', { coinCode: code }),
  starred: { kind: 'coin', of: (coin: Pick<NamedCoin, 'code' | 'name'>) => coin },
} as const;
