import {
  type DailyReturns,
  dailyReturns,
  SECTOR_LEAST,
  type Sensitivity,
  SPLIT_DAYS,
  sectorReturns,
  sensitivityOf,
} from '@coinmirror/shared/indicators/changeSplit.ts';
import { meanOfKnown } from '@coinmirror/shared/indicators/mean.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { CatalogueConcept } from '../../catalogue/conceptCatalogue.ts';
import type { Sources } from '../../ports/sources.ts';
import { mapSome } from '../concurrency/mapSome.ts';
import { type Coin, coinsNow, conceptsOfCoin, rankedCoins } from '../indexes/coins.ts';
import { eachPastDay, memoize } from '../memo/memoize.ts';

/** The coin that stands for the market. */
export const MARKET = 'bitcoin';

/** Largest coins of a sector that make its index: each of them counts as much as another, so that none is the sector. */
const MEMBERS = 12;
/** Histories that are read at a time. */
const AT_ONCE = 4;
/** Coins whose returns and fits are kept. */
const MOST_COINS = 1000;

/** How a coin moves with the market and its sector, fitted on the days before today. */
export interface MoveFit {
  /** null: too few days. */
  readonly sensitivity: Sensitivity | null;
  readonly sector: {
    readonly id: string;
    readonly name: string;
    readonly codes: readonly string[];
  } | null;
  /** Days of returns: of the fit, else all there are of at most 90. */
  readonly days: number;
}

/** Once a day for a coin: what has passed does not change. */
export const moveFit = memoize(untilToday, fit, MOST_COINS);

async function fit(sources: Sources, code: string): Promise<MoveFit> {
  const [own, market] = await Promise.all([returnsOf(sources, code), returnsOf(sources, MARKET)]);
  const sector = sectorOf(code, await coinsNow(sources));
  const group =
    sector === null
      ? null
      : sectorReturns(await mapSome(sector.codes, AT_ONCE, (member) => returnsOf(sources, member)));
  const sensitivity = sensitivityOf(own, market, group);
  return {
    sensitivity,
    sector: sensitivity?.sector ? sector : null,
    days: sensitivity?.days ?? own.size,
  };
}

/** Changes of today, %: the market's, and the mean of a sector's coins; null where it is unknown. */
export async function todayOf(sources: Sources, codes: readonly string[]) {
  const changes = new Map((await coinsNow(sources)).map(({ facts, now }) => [facts.code, now.change24h]));
  const known = codes.map((code) => changes.get(code) ?? null).filter((change) => change !== null);
  const isEnough = known.length >= Math.max(SECTOR_LEAST, codes.length / 2);
  return { market: changes.get(MARKET) ?? null, sector: isEnough ? meanOfKnown(known) : null };
}

/**
 * A coin's first sector in the menu's order, which is that of its lists, with the largest coins of it besides the coin
 * itself, the market and what is pegged. A sector of fewer than three of them is none: the next one counts.
 */
function sectorOf(code: string, coins: readonly Coin[]): MoveFit['sector'] {
  const coin = coins.find(({ facts }) => facts.code === code);
  if (coin === undefined) return null;
  const ranked = rankedCoins(coins);
  for (const concept of conceptsOfCoin(coin.facts)) {
    const codes = membersOf(concept, ranked).filter((member) => member !== code);
    if (codes.length >= SECTOR_LEAST) {
      return { id: concept.id, name: concept.tag, codes: codes.slice(0, MEMBERS) };
    }
  }
  return null;
}

/** By market value, largest first. */
function membersOf({ id }: CatalogueConcept, ranked: readonly Coin[]): readonly string[] {
  return ranked
    .filter(({ facts }) => facts.conceptIds.includes(id) && facts.code !== MARKET && facts.peg === null)
    .toSorted((one, other) => (other.now.marketCap ?? 0) - (one.now.marketCap ?? 0))
    .map(({ facts }) => facts.code);
}

/** Returns of the whole days before today, as far as they are kept. */
const returnsOf = memoize(
  untilToday,
  async (sources, code: string): Promise<DailyReturns> => {
    const end = untilMidnight(sources);
    const closes = await sources.candles.list({
      code,
      periodMinutes: DAY / MINUTE,
      end,
      limit: SPLIT_DAYS + 1,
    });
    return dailyReturns(
      closes.filter(({ time }) => time >= end - (SPLIT_DAYS + 1) * DAY),
      DAY,
    );
  },
  MOST_COINS,
);

function untilMidnight({ clock }: Sources): number {
  return beijingMidnight(clock.now());
}

function untilToday(sources: Sources): number {
  return eachPastDay(sources, untilMidnight(sources));
}
