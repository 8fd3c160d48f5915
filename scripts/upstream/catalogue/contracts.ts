import { realCoins } from './coinCatalogue.ts';
import { chainsOf } from './deployments.ts';

/**
 * Contracts that stand for a chain's own coin one to one (deposit and withdrawal at any time), by which pools trade it:
 * their symbol, and the coin's code.
 */
export const WRAPPED_NATIVES: Readonly<
  Record<string, { readonly contract: string; readonly symbol: string; readonly code: string }>
> = {
  Ethereum: { contract: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', symbol: 'WETH', code: 'ethereum' },
  Base: { contract: '0x4200000000000000000000000000000000000006', symbol: 'WETH', code: 'ethereum' },
  Optimism: { contract: '0x4200000000000000000000000000000000000006', symbol: 'WETH', code: 'ethereum' },
  Arbitrum: { contract: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', symbol: 'WETH', code: 'ethereum' },
  'BNB Chain': {
    contract: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    symbol: 'WBNB',
    code: 'binancecoin',
  },
  Solana: { contract: 'So11111111111111111111111111111111111111112', symbol: 'SOL', code: 'solana' },
  Avalanche: {
    contract: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
    symbol: 'WAVAX',
    code: 'avalanche-2',
  },
};

/** Addresses of Ethereum's kind are written in either case; others are of both. */
function keyOfContract(chain: string, contract: string): string {
  return `${chain}:${contract.startsWith('0x') ? contract.toLowerCase() : contract}`;
}

const coinOfKey: ReadonlyMap<string, string> = new Map([
  ...realCoins.flatMap((coin) =>
    chainsOf(coin).flatMap(({ chain, contract }): [string, string][] =>
      contract === '' ? [] : [[keyOfContract(chain, contract), coin.code]],
    ),
  ),
  ...Object.entries(WRAPPED_NATIVES).map(([chain, { contract, code }]): [string, string] => [
    keyOfContract(chain, contract),
    code,
  ]),
]);

/** The coin whose contract on a chain (by its name in the catalogue) has an address; null for an unknown one. */
export function coinOfContract(chain: string, contract: string): string | null {
  return coinOfKey.get(keyOfContract(chain, contract)) ?? null;
}
