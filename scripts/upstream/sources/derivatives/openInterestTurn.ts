import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { binanceContractTickers, binanceOpenInterest } from '../exchanges/contracts/binance.ts';
import type { VenueContract } from '../exchanges/contracts/contract.ts';
import type { PublicWorld } from '../ports/publicWorld.ts';
import { ageOf } from '../reader/age.ts';
import { parseContractName } from './contractName.ts';

/** Contracts whose turn comes: the most traded ones. */
const COUNT = 100;
/** ms in which each has its turn. */
const ROUND = 5 * MINUTE;
/** ms between two turns. */
export const TURN = ROUND / COUNT;
/** Contracts that are waiting take turns, so that one which never answers does not hold up the others. */
const WAITING = 5;

/** Binance's names of its most traded contracts, the most traded one first. */
export function busiestOfBinance(tickers: readonly VenueContract[]): readonly string[] {
  return tickers
    .filter(({ symbol }) => parseContractName('binance', symbol) !== null)
    .toSorted((a, b) => (b.volume24h ?? 0) - (a.volume24h ?? 0))
    .slice(0, COUNT)
    .map(({ symbol }) => symbol);
}

/**
 * Asks Binance for the open interest of the contract whose turn it is: it has no call for all of them. Those of which
 * nothing is known or that were told a round ago are waiting, the most traded ones first.
 */
export async function askOpenInterest({ reader }: PublicWorld): Promise<void> {
  const tickers = reader.latest('BINANCE_FUTURES', binanceContractTickers);
  if (tickers.kind === 'nothing') return;
  const now = reader.now();
  const waiting = busiestOfBinance(tickers.value)
    .map(binanceOpenInterest)
    .filter((question) => {
      const known = reader.latest('BINANCE_FUTURES', question);
      return known.kind === 'nothing' || ageOf(known.at, now) >= ROUND - TURN;
    })
    .slice(0, WAITING);
  const next = waiting[Math.floor(now / TURN) % waiting.length];
  if (next) await reader.read('BINANCE_FUTURES', next, TURN);
}
