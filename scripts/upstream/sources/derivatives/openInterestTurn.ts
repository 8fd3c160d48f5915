import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { binanceContractTickers, binanceOpenInterest } from '../exchanges/contracts/binance.ts';
import type { VenueContract } from '../exchanges/contracts/contract.ts';
import type { PublicWorld } from '../ports/publicWorld.ts';
import { parseContractName } from './contractName.ts';

/** Contracts whose turn comes: the most traded ones. */
const COUNT = 100;
/** ms in which each had its turn. */
const ROUND = 5 * MINUTE;
/** ms between two turns. */
export const TURN = ROUND / COUNT;

/** Binance's names of its most traded contracts, by name: their places do not change with each answer. */
export function busiestOfBinance(tickers: readonly VenueContract[]): readonly string[] {
  return tickers
    .filter(({ symbol }) => parseContractName('binance', symbol) !== null)
    .toSorted((a, b) => (b.volume24h ?? 0) - (a.volume24h ?? 0))
    .slice(0, COUNT)
    .map(({ symbol }) => symbol)
    .toSorted();
}

/** Asks Binance for the open interest of the contract whose turn it is: it has no call for all of them. */
export async function askOpenInterest({ reader }: PublicWorld): Promise<void> {
  const tickers = reader.latest('BINANCE_FUTURES', binanceContractTickers);
  if (tickers.kind === 'nothing') return;
  const symbols = busiestOfBinance(tickers.value);
  const symbol = symbols[Math.floor(reader.now() / TURN) % symbols.length];
  if (symbol !== undefined) await reader.read('BINANCE_FUTURES', binanceOpenInterest(symbol), TURN);
}
