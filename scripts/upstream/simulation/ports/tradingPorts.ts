import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { ContractsPort } from '../../ports/contracts.ts';
import type { FuturesPastPort } from '../../ports/futuresPast.ts';
import type { LiquidationsPort } from '../../ports/liquidations.ts';
import type { LongShortPort } from '../../ports/longShort.ts';
import type { OrderBooksPort } from '../../ports/orderBooks.ts';
import type { PairsPort } from '../../ports/pairs.ts';
import { futuresContracts, remembered } from '../derivatives/futures.ts';
import { pastSpans, venueHours } from '../derivatives/futuresPast.ts';
import {
  liquidationHoursOf,
  liquidationOrdersOf,
  liquidationVenuesOf,
} from '../derivatives/liquidationHours.ts';
import { futuresVolumeOf, openInterestOf } from '../derivatives/openInterest.ts';
import { moveUntilOf } from '../derivatives/pressure.ts';
import { accountsLong, MOOD, type MovesOf, topPositionsLong, venueSides } from '../derivatives/sides.ts';
import { newListingsOf } from '../listings/newListings.ts';
import { spotCounts } from '../listings/spotListings.ts';
import { dayMovesAt } from '../market/dayMoves.ts';
import { dayVolumes } from '../market/dayVolumes.ts';
import { deepBook, depthSteps } from '../market/deepBook.ts';
import { type MovedPair, movedPairs } from '../market/pairs.ts';
import { rowsByCoin } from '../market/rowsByCoin.ts';
import type { ListedCoin, World } from '../market/world.ts';
import { optionsPort } from './optionsPort.ts';
import { receiptsPort } from './receiptsPort.ts';
import { venuesPort } from './venuesPort.ts';

/** Trading of coins: pairs, contracts, order books. */
export function tradingPorts(world: World) {
  const pairs = pairsPort(world);
  const contracts = contractsPort(world);
  return {
    pairs,
    contracts,
    receipts: receiptsPort(world, pairs.of),
    orderBooks: orderBooksPort(world, pairs),
    futuresPast: futuresPastPort(world),
    liquidations: liquidationsPort(world),
    longShort: longShortPort(world),
    options: optionsPort(world, contracts),
    venues: venuesPort(world, pairs, contracts),
  };
}

/** Pairs whose depth is known. */
type SimulatedPairs = Omit<PairsPort, 'of'> & { of(code: string): Promise<readonly MovedPair[]> };

function pairsPort(world: World): SimulatedPairs {
  const rows = rowsByCoin(world, async (time) => {
    const moves = dayMovesAt(await world.coins(), time, world.market.quoteUsd);
    return ({ facts, now }) => movedPairs(facts, now, moves);
  });
  const counts = oncePerCycle(world.market, (time) => byCode(world, ({ facts }) => spotCounts(facts, time)));
  return {
    provenance: world.provenance,
    of: rows.of,
    all: rows.all,
    counts,
    dayVolumes: (until) => dayVolumes(world, until),
    async openings(exchange, codes) {
      const coins = await Promise.all(codes.map((code) => world.coin(code)));
      return coins.map((coin) => {
        const listings = coin ? newListingsOf(coin.facts) : [];
        return listings.find((one) => one.exchange === exchange)?.opensAt ?? null;
      });
    },
  };
}

function contractsPort(world: World): ContractsPort {
  const moveUntil = moveUntilOf(world.market);
  const rows = rowsByCoin(world, async (time) => {
    const moves = dayMovesAt(await world.coins(), time, world.market.quoteUsd);
    return ({ facts, now }) => futuresContracts(facts, now, moves, moveUntil);
  });
  const totals = oncePerCycle(world.market, (time) =>
    byCode(world, ({ facts, now }) => ({
      openInterest: openInterestOf(facts, now, time),
      volume24h: futuresVolumeOf(facts, now, time),
    })),
  );
  return { provenance: world.provenance, of: rows.of, all: rows.all, totals };
}

function orderBooksPort({ market, provenance }: World, pairs: SimulatedPairs): OrderBooksPort {
  return {
    provenance,
    top: market.orderBook,
    async deep(code, tickerId) {
      const time = market.now();
      const pair = (await pairs.of(code)).find((one) => one.tickerId === tickerId);
      return pair ? deepBook(depthSteps(tickerId, pair, time), pair.priceUsd) : null;
    },
  };
}

function futuresPastPort(world: World): FuturesPastPort {
  const { market, provenance } = world;
  return {
    provenance,
    async at(code, hours) {
      const coin = await world.coin(code);
      if (!coin) return hours.map(() => []);
      const moveUntil = remembered(moveUntilOf(market));
      return hours.map((hour) => {
        const price = market.priceAt(code, hour);
        return price === null ? [] : venueHours(coin, price, hour, moveUntil);
      });
    },
    within: (code, spans) => pastSpans(world, code, spans),
  };
}

function liquidationsPort(world: World): LiquidationsPort {
  return {
    provenance: world.provenance,
    hours: (codes, count) => Promise.all(codes.map((code) => liquidationHoursOf(world, code, count))),
    orders: (codes, count) => Promise.all(codes.map((code) => liquidationOrdersOf(world, code, count))),
    byExchange: (codes, count) => liquidationVenuesOf(world, codes, count),
  };
}

function longShortPort({ market, provenance }: World): LongShortPort {
  const movesOf: MovesOf = async (code, times) => {
    const prices = await market.prices(
      code,
      times.flatMap((time) => [time, time - MOOD]),
    );
    return times.map((_, at) => {
      const [price = null, before = null] = prices.slice(2 * at, 2 * at + 2);
      return price === null || before === null ? 0 : Math.log(price / before);
    });
  };
  return {
    provenance,
    accounts: (query) => accountsLong(query, movesOf),
    topPositions: (code, times) => topPositionsLong(code, times, movesOf),
    venues: (query) => venueSides(query, movesOf),
  };
}

async function byCode<Value>(
  world: World,
  read: (coin: ListedCoin) => Value,
): Promise<ReadonlyMap<string, Value>> {
  return new Map((await world.coins()).map((coin) => [coin.facts.code, read(coin)]));
}
