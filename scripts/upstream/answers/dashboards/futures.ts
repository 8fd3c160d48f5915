import { PAST_DAYS } from '@coinmirror/shared/contract/dashboards/futuresPast.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import type { LiquidationSides } from '../../ports/liquidations.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import type { Coin } from '../indexes/coins.ts';
import { futuresIndex, type TradedCoin, WATCHED } from '../indexes/futures.ts';
import { liquidatedHours, sumOfHours } from '../indexes/liquidatedHours.ts';
import { venueOf } from '../indexes/pairs.ts';
import { meanFunding } from '../rows/futuresRow.ts';
import { newestOrders } from '../rows/liquidationRows.ts';
import { standingOf } from '../series/futuresPast.ts';

const FUNDING_VENUES = 10;

export const futuresOverviewHandlers = {
  async futuresOverview(_params, { sources }) {
    const now = sources.clock.now();
    const { traded, liquidated } = await futuresIndex(sources);
    const hours = liquidatedHours(liquidated);
    return ok({
      openInterest: sumKnown(traded, (one) => one.openInterest),
      volume24h: sum(traded.map((one) => one.volume24h)),
      long24h: sumOfHours(hours, ({ long }) => long),
      short24h: sumOfHours(hours, ({ short }) => short),
      coins: traded.map((one, at) => coinWire(one, liquidated[at]?.hours)),
      venues: venuesOf(traded),
      funding: fundingOf(traded.slice(0, WATCHED)),
      bitcoin: await bitcoinStanding(sources, traded),
      dated: traded.flatMap(({ contracts, coin }) => contracts.flatMap((one) => datedWire(coin, one))),
      orders: newestOrders({ liquidated }, now),
      hours,
    });
  },
} satisfies Handlers<'futuresOverview'>;

/** How Bitcoin's funding stands beside its past; null where none is known. */
async function bitcoinStanding(sources: Sources, traded: readonly TradedCoin[]) {
  const bitcoin = traded.find(({ coin }) => coin.facts.code === 'bitcoin');
  if (!bitcoin) return null;
  const { contracts } = bitcoin;
  const now = { funding: meanFunding(contracts), contracts };
  const standing = await ifConnected(() => standingOf(sources, 'bitcoin', now, PAST_DAYS));
  return standing && { percentile: standing.percentile, settlements: standing.settlements };
}

function coinWire(
  { coin: { facts, now }, contracts, openInterest, volume24h }: TradedCoin,
  hours: readonly LiquidationSides[] = [],
) {
  return {
    code: facts.code,
    name: facts.nameZh || facts.nameEn,
    symbol: facts.symbol,
    logo: facts.logo,
    price: now.price,
    change24h: now.change24h,
    changeUtc8: now.changeUtc8,
    changeUtc0: now.changeUtc0,
    marketCap: now.marketCap,
    openInterest,
    volume24h,
    funding: meanFunding(contracts),
    long24h: sumOfHours(hours, ({ long }) => long),
    short24h: sumOfHours(hours, ({ short }) => short),
  };
}

function venuesOf(traded: readonly TradedCoin[]) {
  const byVenue = Map.groupBy(
    traded.flatMap(({ contracts }) => contracts),
    ({ exchange }) => exchange,
  );
  const rows = [...byVenue]
    .map(([exchange, contracts]) => ({
      ...headOf({ exchange }),
      openInterest: sumKnown(contracts, (one) => one.openInterest),
      volume24h: sum(contracts.map((one) => one.volume24h)),
    }))
    .toSorted((a, b) => (b.openInterest ?? 0) - (a.openInterest ?? 0));
  const shares = roundShares(
    rows.map(({ openInterest }) => openInterest ?? 0),
    2,
  );
  return rows.map((row, at) => ({ ...row, share: row.openInterest === null ? null : (shares[at] ?? 0) }));
}

function headOf(traded: { readonly exchange: string }) {
  const { code, nameZh, nameEn, logo } = venueOf(traded);
  return { code, name: nameZh || nameEn, logo };
}

/** Funding of the largest coins on the exchanges with the most of their perpetuals. */
function fundingOf(traded: readonly TradedCoin[]) {
  const swaps = traded.map(({ coin, contracts }) => ({
    coin,
    byVenue: new Map(
      contracts.flatMap((one) => (one.contract === 'swap' ? [[one.exchange, one] as const] : [])),
    ),
  }));
  const interest = new Map<string, { contract: FuturesContract; total: number }>();
  for (const { byVenue } of swaps) {
    for (const [code, contract] of byVenue) {
      const known = interest.get(code);
      interest.set(code, { contract, total: (known?.total ?? 0) + (contract.openInterest ?? 0) });
    }
  }
  const venues = [...interest.values()].toSorted((a, b) => b.total - a.total).slice(0, FUNDING_VENUES);
  return {
    venues: venues.map(({ contract }) => ({
      code: contract.exchange,
      name: headOf(contract).name,
      hours: contract.fundingHours,
      nextAt: contract.nextFundingAt,
    })),
    rows: swaps.map(({ coin: { facts }, byVenue }) => ({
      code: facts.code,
      symbol: facts.symbol,
      rates: venues.map(({ contract }) => byVenue.get(contract.exchange)?.fundingRate ?? null),
      tickers: venues.map(({ contract }) => byVenue.get(contract.exchange)?.tickerId ?? ''),
    })),
  };
}

function datedWire({ facts }: Coin, one: FuturesContract) {
  if (one.expiresAt === null) return [];
  return [
    {
      id: one.tickerId,
      code: facts.code,
      symbol: facts.symbol,
      exchange: headOf(one).name,
      exchangeCode: one.exchange,
      contract: one.contract,
      expiresAt: one.expiresAt,
      price: one.price,
      indexPrice: one.indexPrice,
      openInterest: one.openInterest,
    },
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
