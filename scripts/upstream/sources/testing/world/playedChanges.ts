import { DAY } from '@coinmirror/shared/time/units.ts';
import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import type { TradedMarket } from '../../../catalogue/content/calendar/tradingWords.ts';
import { oncePerCycle } from '../../../mechanisms/oncePerCycle.ts';
import type { VenueName } from '../../exchanges/exchanges.ts';
import { type FakeWorld, inTruth } from './fakeWorld.ts';
import { playedUnit } from './playedUnits.ts';
import { venueBase } from './venueBase.ts';

/** A market that a venue's list says is going to trade, or to cease. */
export interface PlayedChange {
  readonly type: 'listing' | 'delisting';
  readonly coinCode: string;
  /** As the venue writes it. */
  readonly base: string;
  readonly time: number;
}

/** As far ahead as lists tell. */
const REACH = 60 * DAY;
const facts = new Map(coinCatalogue.map((coin) => [coin.code, coin]));

/** What a venue says of its pairs or its perpetuals, as the told calendar has it; once a cycle. */
export function playedChanges(
  world: FakeWorld,
  venue: VenueName,
  market: Exclude<TradedMarket, 'dated'>,
): () => Promise<readonly PlayedChange[]> {
  return oncePerCycle(world, async () => {
    const now = world.now();
    const events = await inTruth(world.truth.calendar, 'calendar').between(now, now + REACH);
    const told = events.flatMap(({ type, exchange, markets, coins, time }): readonly PlayedChange[] => {
      if (exchange !== venue || !markets.includes(market)) return [];
      if (type !== 'listing' && type !== 'delisting') return [];
      return coins.flatMap((coinCode) => {
        const coin = facts.get(coinCode);
        const symbol = coin === undefined ? null : venueBase(venue, coin);
        if (symbol === null) return [];
        const base = market === 'spot' ? symbol : playedUnit(venue, symbol).base;
        return [{ type, coinCode, base, time }];
      });
    });
    return market === 'spot' ? told : [...told, ...misdated(now)];
  });
}

/** Besides the truth what misleads a careless reader: one of the past, one in seconds, one of the year after the next. */
function misdated(now: number): readonly PlayedChange[] {
  const one = { type: 'listing', coinCode: '' } as const;
  return [
    { ...one, base: 'PASTONE', time: now - DAY },
    { ...one, base: 'SECONDS', time: Math.round((now + 2 * DAY) / 1000) },
    { ...one, base: 'FARAWAY', time: now + 500 * DAY },
  ];
}

/** When a venue's list says that a coin's market ceases to trade, epoch ms; null for one that stays. */
export function endOf(changes: readonly PlayedChange[], coinCode: string): number | null {
  return changes.find((one) => one.type === 'delisting' && one.coinCode === coinCode)?.time ?? null;
}

/** What its list says is going to trade. */
export function comingOf(changes: readonly PlayedChange[]): readonly PlayedChange[] {
  return changes.filter(({ type }) => type === 'listing');
}
