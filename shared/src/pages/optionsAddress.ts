import { OPTION_COINS, type OptionCoin } from '../contract/exchange/options.ts';

/** The coin of an options page's address (`?coin=`); the first one by default. */
export function optionCoinOf(asked: string | null): OptionCoin {
  return OPTION_COINS.find((coin) => coin === asked) ?? OPTION_COINS[0];
}
