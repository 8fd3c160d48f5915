import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { isCustodial } from '../../catalogue/custodians.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { HeldAddress } from '../../ports/reserves.ts';
import type { Sources } from '../../ports/sources.ts';
import { eachCycle, memoize } from '../memo/memoize.ts';
import { lockedInProtocol } from './defi.ts';
import { type ExchangeIndex, exchangeIndex, requireExchange } from './exchanges.ts';

/**
 * Every address of an exchange with its balance at each of some Beijing midnights: the same addresses in the same
 * order. Throws NotConnectedError without a source.
 */
export function addressesAt(
  exchange: CatalogueExchange,
  sources: Sources,
  days: readonly number[],
): Promise<readonly (readonly HeldAddress[])[]> {
  return requirePort(sources, 'reserves').addresses(exchange.code, days);
}

/**
 * Customers' assets on an exchange, USD: the coins of the last Beijing midnight at current prices, or what the source sums
 * itself. For a protocol its value locked; null if it has neither, or without a source.
 */
export function reserveOf({ code }: CatalogueExchange, sources: Sources): Promise<number | null> {
  return memoizedReserve(sources, code);
}

const memoizedReserve = memoize(eachCycle, (sources, code: string) =>
  countReserve(requireExchange(code), sources),
);

async function countReserve(exchange: CatalogueExchange, sources: Sources): Promise<number | null> {
  if (exchange.reserveUsd === 0) return null;
  const index = await exchangeIndex(sources);
  if (!isCustodial(exchange)) {
    const locked = await lockedInProtocol(sources, exchange.code);
    return locked ?? (await sources.reserves?.locked(exchange.code, index.time)) ?? null;
  }
  if (sources.reserves === null) return null;
  const total = await sources.reserves.total(exchange.code);
  if (total !== 'counted') return total;
  const [held = []] = await addressesAt(exchange, sources, [beijingMidnight(index.time)]);
  return held.reduce((sum, { coinCode, quantity }) => sum + quantity * priceOf(index, coinCode), 0);
}

/** Current USD price of a coin; 0 if it is not in the market. */
export function priceOf({ coins }: ExchangeIndex, code: string): number {
  return coins.get(code)?.now.price ?? 0;
}
