import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { isCustodial } from '../../catalogue/custodians.ts';
import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { HOMES } from '../../catalogue/homes.ts';
import { spotVenuesOf } from '../listings/spotVenues.ts';
import { chanceBetween } from '../random/chance.ts';

/** Owner of an address. */
export interface Owner {
  readonly kind: 'exchange' | 'contract' | 'burn' | 'other';
  /** The exchange that owns it. */
  readonly exchange: CatalogueExchange | null;
}

/** Chance of a burn address; a coin has at most one among its largest. */
const BURN_CHANCE = 0.18;
const BURN_PLACE = 3;
/** Number of a token's first addresses: staking, treasury, pools, and cold wallets of exchanges. */
const LEADING = 3;

const CONTRACT: Owner = { kind: 'contract', exchange: null };
const OTHER: Owner = { kind: 'other', exchange: null };
const BURN: Owner = { kind: 'burn', exchange: null };

/** Owner of the address at a rank (from 0), which holds `part` of the circulating supply. It never changes. */
export function ownerAt(facts: CatalogueCoin, key: string, place: number, part: number): Owner {
  const draw = chanceBetween(`${key}:kind`, 0, 1);
  const programmable = facts.mining === null;
  if (place === BURN_PLACE && programmable && chanceBetween(`${facts.code}:burn`, 0, 1) < BURN_CHANCE)
    return BURN;
  const isLeading = facts.kind === 'token' && place < LEADING;
  if (draw < (isLeading ? 0.42 : 0.3)) {
    const exchange = exchangeOf(facts, key, part, place === 0);
    // If no exchange is large enough, a contract holds it, if the chain has contracts.
    if (exchange) return { kind: 'exchange', exchange };
    return programmable ? CONTRACT : OTHER;
  }
  return programmable && draw < (isLeading ? 0.93 : 0.48) ? CONTRACT : OTHER;
}

/** USD: twice the value of all coins when the reserves were counted, because an exchange has several addresses. */
const MARKET = 7e12;
/** Maximum share of an exchange's reserves in one address of the smallest coin. */
const LEAST_ROOM = 0.0005;

/**
 * An exchange that trades the coin and is large enough for the address, so that the reserves page does not contradict
 * the holders page: its mix of coins is about the market's. An exchange's own token stays on that exchange.
 */
function exchangeOf(
  facts: CatalogueCoin,
  key: string,
  part: number,
  isLargest: boolean,
): CatalogueExchange | null {
  const custodians = custodiansOf(facts);
  const home = HOMES[facts.code];
  if (isLargest && home !== undefined) return custodians.find(({ code }) => code === home) ?? null;
  const worth = facts.circulation * facts.basePrice;
  const least = (part * worth) / (worth / MARKET + LEAST_ROOM);
  let all = 0;
  for (const { reserveUsd } of custodians) {
    if (reserveUsd < least) break;
    all += Math.sqrt(reserveUsd);
  }
  let left = uniform(keyOf(key, 0), 2) * all;
  for (const exchange of custodians) {
    if (exchange.reserveUsd < least) break;
    left -= Math.sqrt(exchange.reserveUsd);
    if (left <= 0) return exchange;
  }
  return null;
}

const custodiansByCoin = new Map<string, readonly CatalogueExchange[]>();
const custodians: ReadonlySet<CatalogueExchange> = new Set(exchangeCatalogue.filter(isCustodial));

/** Exchanges that trade the coin, largest reserves first. */
function custodiansOf(facts: CatalogueCoin): readonly CatalogueExchange[] {
  const known = custodiansByCoin.get(facts.code);
  if (known) return known;
  const found = spotVenuesOf(facts)
    .filter((exchange) => custodians.has(exchange))
    .toSorted((a, b) => b.reserveUsd - a.reserveUsd);
  custodiansByCoin.set(facts.code, found);
  return found;
}
