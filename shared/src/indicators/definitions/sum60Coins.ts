import type { Indicator } from './indicator.ts';
import { sum60Indicator } from './sum60.ts';

/** Coins with a 60-day sum, Bitcoin first. */
export const SUM60_COINS = [
  { code: 'bitcoin', name: '比特币' },
  { code: 'ethereum', name: '以太坊' },
  { code: 'ripple', name: '瑞波币' },
  { code: 'litecoin', name: '莱特币' },
  { code: 'bitcoin-cash', name: '比特现金' },
  { code: 'vaulta', name: '柚子' },
  { code: 'tron', name: '波场' },
] as const;

const OTHER_COINS =
  '80% 的界线是按比特币的历史定的；其他币种波动更大，越过它的次数更多，同样的数值说明的过热程度更低。';

/** The 60-day sum of one of these coins; Bitcoin's for any other code. */
export function sum60Of(code: string | null): Indicator {
  const coin = SUM60_COINS.find((one) => one.code === code) ?? SUM60_COINS[0];
  if (coin === SUM60_COINS[0]) return sum60Indicator;
  return {
    ...sum60Indicator,
    coin: coin.code,
    name: `${coin.name}${sum60Indicator.name}`,
    priceName: `${coin.name}价格`,
    weakPoints: [OTHER_COINS, ...sum60Indicator.weakPoints],
  };
}
