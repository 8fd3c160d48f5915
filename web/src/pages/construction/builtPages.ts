import type { RouteName } from '@coinmirror/shared/routes/hrefTo.ts';

/** Pages to send a reader to from one that is not built yet; a test keeps them true. */
export const builtPages = [
  { to: 'home', label: '行情首页' },
  { to: 'coinList', label: '全部币种' },
] as const satisfies readonly { to: RouteName; label: string }[];

/** Well-known coins, whose pages exist. */
export const builtCoins = [
  { coinCode: 'bitcoin', label: '比特币 BTC' },
  { coinCode: 'ethereum', label: '以太坊 ETH' },
] as const;
