import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { fewNames } from '@coinmirror/shared/format/fewNames.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum, sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { dexParts } from '../../catalogue/content/exchange/dexes.ts';
import type { SpotPair } from '../../ports/pairs.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { dexChains } from '../indexes/dexChains.ts';
import { type ExchangeActivity, isNotRead, knownSpot } from '../indexes/exchangeActivities.ts';
import { type ExchangeIndex, exchangeIndex } from '../indexes/exchanges.ts';
import { depthOf, venueOf } from '../indexes/pairs.ts';
import { reserveOf } from '../indexes/reserves.ts';
import { volumeHistory } from '../series/volumeHistory.ts';

const PAIRS = 50;
const FRESH = 20;
const DAYS = 366;
/** Age up to which a coin is young, days. */
const YOUNG = 60;

export const dexOverviewHandlers = {
  async dexOverview(_params, { sources }) {
    const { index, dexes, volume24h, spotShare } = await dexTotals(sources);
    const venues = await venuesOf(dexes, sources);
    const pairs = descending(
      dexes.flatMap((dex) => dex.pairs),
      (pair) => pair.volume24h,
    ).flatMap((pair) => pairWire(pair, index));
    return ok({
      volume24h,
      futures24h: dexes.every((dex) => isNotRead(dex, sources))
        ? null
        : sum(dexes, ({ futuresVolume24h }) => futuresVolume24h),
      tvl: sumKnown(venues, ({ tvl }) => tvl),
      spotShare,
      venues,
      chains: await chainsOf(dexes, sources),
      pairs: pairs.slice(0, PAIRS),
      fresh: pairs.filter(({ age }) => age <= YOUNG).slice(0, FRESH),
      trend: await trendOf(dexes, sources),
    });
  },
} satisfies Handlers<'dexOverview'>;

/** Exchanges on chains, most traded first, and what they trade together; far cheaper than their pairs and days. */
export async function dexTotals(sources: Sources) {
  const index = await exchangeIndex(sources);
  const all = [...index.activities.values()];
  const spotOf = spotReader(sources);
  const dexes = descending(
    all.filter(({ exchange }) => exchange.kinds.includes('dex')),
    spotOf,
  );
  const volume24h = sumKnown(dexes, spotOf);
  return { index, dexes, volume24h, spotShare: volume24h && (volume24h / sum(all, spotOf)) * 100 };
}

async function venuesOf(dexes: readonly ExchangeActivity[], sources: Sources) {
  const volumes = dexes.map(spotReader(sources));
  const shares = roundShares(
    volumes.map((volume) => volume ?? 0),
    2,
  );
  return Promise.all(
    dexes.map(async (dex, at) => {
      const { exchange, futuresVolume24h } = dex;
      const volume24h = volumes[at] ?? null;
      return {
        code: exchange.code,
        name: exchange.nameZh || exchange.nameEn,
        logo: exchange.logo,
        volume24h,
        share: volume24h === null ? null : (shares[at] ?? 0),
        futures24h: isNotRead(dex, sources) ? null : futuresVolume24h,
        tvl: await reserveOf(exchange, sources),
        chains: await dexChains(exchange.code, sources),
      };
    }),
  );
}

/** Volume by chain, of the exchanges whose volume is known. */
async function chainsOf(dexes: readonly ExchangeActivity[], sources: Sources) {
  const spotOf = spotReader(sources);
  const found = await Promise.all(
    dexes.map(async (dex) => {
      const volume = spotOf(dex);
      return volume === null ? [] : onChains(dex, volume, sources);
    }),
  );
  const parts = found.flat();
  const rows = descending(
    [...Map.groupBy(parts, ({ name }) => name)].map(([name, own]) => ({
      name,
      volume24h: sum(own, ({ volume24h }) => volume24h),
    })),
    ({ volume24h }) => volume24h,
  ).filter(({ volume24h }) => volume24h > 0);
  const shares = roundShares(
    rows.map(({ volume24h }) => volume24h),
    2,
  );
  return rows.map((row, at) => ({ ...row, share: shares[at] ?? 0 }));
}

/** The volume of one exchange by chain; of a real one on several chains the parts are not known, and it has one of its own. */
async function onChains({ exchange }: ExchangeActivity, volume: number, sources: Sources) {
  if (!isReal(sources)) return dexParts(exchange.code, volume);
  const chains = await dexChains(exchange.code, sources);
  const [only] = chains;
  if (only === undefined) return dexParts(exchange.code, volume);
  if (chains.length === 1) return [{ name: only, volume24h: volume }];
  const name = shortExchangeName(exchange.nameZh || exchange.nameEn);
  return [{ name: `${fewNames(chains)}（${name}）`, volume24h: volume }];
}

function pairWire(pair: SpotPair, { coins, time }: ExchangeIndex) {
  const coin = coins.get(pair.coinCode);
  if (!coin) return [];
  const { facts, now } = coin;
  const venue = venueOf(pair);
  return [
    {
      id: pair.tickerId,
      code: facts.code,
      name: facts.nameZh || facts.nameEn,
      symbol: facts.symbol,
      logo: facts.logo,
      quote: pair.quote,
      venue: venue.nameZh || venue.nameEn,
      venueCode: venue.code,
      price: pair.priceUsd,
      change1h: now.change1h,
      change24h: now.change24h,
      volume24h: pair.volume24h,
      depth: depthOf(pair),
      marketCap: now.marketCap,
      age: Math.floor((time - facts.launchedAt) / DAY),
    },
  ];
}

async function trendOf(dexes: readonly ExchangeActivity[], sources: Sources) {
  const histories = await Promise.all(
    dexes.map(({ exchange }) => volumeHistory(exchange.code, sources, DAYS)),
  );
  // The newest day always follows the one before it, however late it is.
  const days = Map.groupBy(histories.flat(), ({ time }) => beijingMidnight(time));
  // A day that nobody tells is none without trade.
  return [...days]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([time, reported]): [number, number][] => {
      const volume = sumKnown(reported, ({ spot }) => spot);
      return volume === null ? [] : [[time, Math.round(volume)]];
    });
}

/** An exchange that nobody tells of has no volume, and none of 0. */
function spotReader(sources: Sources) {
  const real = isReal(sources);
  return (dex: ExchangeActivity) => (real ? knownSpot(dex) : dex.spotVolume24h);
}

function isReal({ pairs }: Sources): boolean {
  return pairs?.provenance.kind !== 'simulated';
}
