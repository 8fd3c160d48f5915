import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { sum, sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import type { LiquidationHour, LiquidationOrder, LiquidationSides } from '../../ports/liquidations.ts';
import { NotConnectedError, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { eachCycle, memoize } from '../memo/memoize.ts';
import { type Coin, coinsNow, rankedCoins } from './coins.ts';
import { allContracts } from './pairs.ts';

/** Number of coins with tracked liquidations: those with the most open interest. */
export const WATCHED = 20;
/** Hours of liquidations that the tables sum. */
export const HOURS = 24;
/** Hours with single orders. */
const ORDER_HOURS = 2;

/** A coin with its contracts. Money in USD. */
export interface TradedCoin {
  readonly coin: Coin;
  readonly contracts: readonly FuturesContract[];
  /** Over the contracts that report it; null if none does. */
  readonly openInterest: number | null;
  readonly volume24h: number;
}

/**
 * Liquidations of a coin: by hour over 24 hours, oldest first, and the single orders of the last two hours; none where
 * no source tells them.
 */
interface LiquidatedCoin extends TradedCoin {
  readonly hours: readonly LiquidationHour[];
  readonly orders: readonly LiquidationOrder[];
}

/** The market of futures at an instant. */
export interface FuturesIndex {
  /** By open interest, largest first. */
  readonly traded: readonly TradedCoin[];
  readonly liquidated: readonly LiquidatedCoin[];
  /** Liquidations of 24 h by exchange; null where no source reports whose they are. */
  readonly byExchange: ReadonlyMap<string, LiquidationSides> | null;
}

/** All answers about liquidations within a cycle share one index. */
export const futuresIndex = memoize(eachCycle, makeIndex);

async function makeIndex(sources: Sources): Promise<FuturesIndex> {
  const contracts = Map.groupBy(await allContracts(sources), ({ coinCode }) => coinCode);
  const traded = rankedCoins(await coinsNow(sources))
    .map((coin) => tradedOf(coin, contracts.get(coin.facts.code) ?? []))
    .filter((one) => one.contracts.length > 0)
    .toSorted((a, b) => (b.openInterest ?? 0) - (a.openInterest ?? 0));
  return { traded, ...(await liquidatedOf(traded.slice(0, WATCHED), sources)) };
}

function tradedOf(coin: Coin, contracts: readonly FuturesContract[]): TradedCoin {
  return {
    coin,
    contracts,
    openInterest: sumKnown(contracts, (one) => one.openInterest),
    volume24h: sum(contracts, (one) => one.volume24h),
  };
}

async function liquidatedOf(
  watched: readonly TradedCoin[],
  sources: Sources,
): Promise<Omit<FuturesIndex, 'traded'>> {
  const codes = watched.map(({ coin }) => coin.facts.code);
  const { hours, orders, byExchange } = await liquidationsOf(codes, sources);
  return {
    liquidated: watched.map((one, at) => ({ ...one, hours: hours[at] ?? [], orders: orders[at] ?? [] })),
    byExchange,
  };
}

/** Open interest and funding are there without a source of liquidations: then nothing is known of these. */
async function liquidationsOf(codes: readonly string[], sources: Sources) {
  try {
    const port = requirePort(sources, 'liquidations');
    const [hours, orders, byExchange] = await Promise.all([
      port.hours(codes, HOURS),
      port.orders(codes, ORDER_HOURS),
      port.byExchange(codes, HOURS),
    ]);
    return { hours, orders, byExchange };
  } catch (error) {
    if (error instanceof NotConnectedError) return { hours: [], orders: [], byExchange: null };
    throw error;
  }
}

/**
 * 24 h liquidations by exchange: as reported, else each coin's, divided by the exchanges' shares of its open interest, so that the
 * exchanges add up to the market. An exchange of which nothing is known is not in it.
 */
export function liquidationsByExchange({
  liquidated,
  byExchange,
}: FuturesIndex): ReadonlyMap<string, LiquidationSides> {
  if (byExchange !== null) return byExchange;
  const days = new Map<string, LiquidationSides>();
  for (const { contracts, hours } of liquidated) {
    if (hours.length === 0) continue;
    const venues = [...Map.groupBy(contracts, ({ exchange }) => exchange)];
    const weights = Float64Array.from(venues, ([, own]) => sum(own, ({ openInterest }) => openInterest));
    const long = divide(
      sum(hours, (hour) => hour.long),
      weights,
    );
    const short = divide(
      sum(hours, (hour) => hour.short),
      weights,
    );
    venues.forEach(([code], at) => {
      const day = days.get(code) ?? { long: 0, short: 0 };
      days.set(code, { long: day.long + (long[at] ?? 0), short: day.short + (short[at] ?? 0) });
    });
  }
  return days;
}
