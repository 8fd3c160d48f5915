import { OPTION_COINS, type OptionCoin } from '../contract/exchange/options.ts';

/** The coin whose options an address asks for (`?coin=`); the first one when it names none. */
export function optionCoinOf(asked: string | null): OptionCoin {
  return OPTION_COINS.find((coin) => coin === asked) ?? OPTION_COINS[0];
}
