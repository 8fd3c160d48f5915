import { isSameName } from '../identity/sameName.ts';
import type { ListedCoin } from '../providers/coingecko/coinList.ts';

/** Prices of one coin agree within this part of the provider's. */
const TOLERANCE = 0.1;

/** What a venue says of one of its bases. */
export interface VenueBase {
  readonly base: string;
  /** null where the venue reports none. */
  readonly fullName: string | null;
  /** The same as its list of pairs alone tells it, which is read while the product runs. */
  readonly listedName: string | null;
  /** Addresses of its contracts, on any chain; empty where the venue reports none. */
  readonly contracts: readonly string[];
  /** USD, of its most traded pair; null where none can be told in dollars. */
  readonly price: number | null;
}

/** A coin that the base may mean, and what it costs, USD; null where nobody says. */
export interface Candidate extends Pick<ListedCoin, 'code' | 'name' | 'contracts'> {
  readonly price: number | null;
  /** Whether we list it. */
  readonly isOurs: boolean;
}

/** Which coin of ours a base means; null: none, or one that cannot be told from others. */
export interface Decision {
  readonly code: string | null;
  readonly why: string;
}

/**
 * Decides which coin of ours a base means: by its contract, else by its full name unless the price is another, else by
 * the price where it fits one of ours and no coin of that very name. Bridged copies bear the symbol and the price of what
 * they stand for, so that one of them never takes its place. null where there is nothing to decide by.
 */
export function decide(own: VenueBase, candidates: readonly Candidate[]): Decision | null {
  const ours = candidates.filter(({ isOurs }) => isOurs);
  const byContract = only(ours.filter((coin) => sharesContract(own, coin)));
  if (byContract && agrees(own, byContract) !== false) return { code: byContract.code, why: 'contract' };
  const { fullName } = own;
  const named = candidates.filter(({ name }) => fullName !== null && isSameName(name, fullName));
  const byName = only(named.filter((coin) => coin.isOurs && agrees(own, coin) !== false));
  if (byName) return { code: byName.code, why: `named ${fullName}` };
  const agreeing = ours.filter((coin) => agrees(own, coin) === true);
  const namesake = named.find((coin) => !coin.isOurs && agrees(own, coin) !== false);
  const byPrice = only(agreeing);
  if (byPrice && !namesake) return { code: byPrice.code, why: 'price' };
  if (agreeing.length > 0) return { code: null, why: `price, as of ${codesOf(namesake ?? null, agreeing)}` };
  if (ours.every((coin) => agrees(own, coin) === null)) return null;
  return { code: null, why: unlistedReason(own, candidates, namesake ?? null) };
}

function only<Row>(rows: readonly Row[]): Row | null {
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

function codesOf(namesake: Candidate | null, agreeing: readonly Candidate[]): string {
  return [...(namesake ? [namesake] : []), ...agreeing].map(({ code }) => code).join(' ');
}

/** Why a base is none of ours: what it is instead, as far as it can be told. */
function unlistedReason(
  own: VenueBase,
  candidates: readonly Candidate[],
  namesake: Candidate | null,
): string {
  const unlistedCoins = candidates.filter(({ isOurs }) => !isOurs);
  const other =
    only(unlistedCoins.filter((coin) => sharesContract(own, coin))) ??
    namesake ??
    only(unlistedCoins.filter((coin) => agrees(own, coin) === true));
  const is = other?.code ?? own.fullName ?? 'unknown';
  const priced = candidates.filter(({ isOurs, price }) => isOurs && price !== null);
  return `${is}: ${reported(own, priced)}`;
}

/** Whether the prices are one coin's; null where one is unknown. */
function agrees(own: VenueBase, { price }: Candidate): boolean | null {
  return own.price === null || price === null ? null : Math.abs(own.price / price - 1) <= TOLERANCE;
}

function sharesContract({ contracts }: VenueBase, coin: Candidate): boolean {
  const known = new Set([...coin.contracts.values()].map((address) => address.toLowerCase()));
  return contracts.some((address) => known.has(address.toLowerCase()));
}

/** `0.031 where aeternity 0.0045`. */
function reported({ price }: VenueBase, candidates: readonly Candidate[]): string {
  const others = candidates.slice(0, 3).map((coin) => `${coin.code} ${short(coin.price)}`);
  return `${short(price)} where ${others.join(', ')}`;
}

function short(price: number | null): string {
  return price === null ? '--' : String(Number(price.toPrecision(3)));
}
