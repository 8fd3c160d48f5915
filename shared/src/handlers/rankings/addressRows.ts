import type { WireOf } from '../../contract/endpoint.ts';
import type { ADDRESS_SORTS, peopleRankingEndpoints } from '../../contract/rankings/people.ts';
import { changePercent } from '../../indicators/priceChange.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';
import type { Coin } from '../coin/book.ts';
import { concentrationOn } from '../coin/concentrationBook.ts';
import { headWire, inSeconds, quoteWire } from '../coin/wire.ts';
import { holderCount } from '../footprint.ts';
import { descending } from './competitors.ts';

type AddressWire = WireOf<typeof peopleRankingEndpoints.addressRank>['data']['list'][number];
type Sort = (typeof ADDRESS_SORTS)[number];

const FIGURE_OF: Readonly<Record<Sort, (row: Row) => number | null>> = {
  count: ({ count }) => count,
  rise: ({ riseRateWeek }) => riseRateWeek,
  top10: ({ coin, day }) => concentrationOn(coin.facts, day).top10,
};

interface Row {
  readonly coin: Coin;
  readonly day: number;
  readonly count: number;
  readonly riseDay: number | null;
  readonly riseWeek: number | null;
  readonly riseRateDay: number | null;
  readonly riseRateWeek: number | null;
}

/** Coins by their holders; those whose supply is not verified are left out. */
export function addressRows(coins: readonly Coin[], sort: Sort, time: number, rate: number): AddressWire[] {
  const day = beijingMidnight(time);
  const rows = coins.flatMap((coin) => rowOf(coin, day) ?? []);
  return descending(rows, FIGURE_OF[sort]).map((row) => addressWire(row, rate));
}

function rowOf(coin: Coin, day: number): Row | null {
  const count = holderCount(coin, day);
  if (count === null) return null;
  // Nobody held a coin before it was listed.
  const before = (days: number) =>
    coin.facts.launchedAt > day - days * DAY ? null : holderCount(coin, day - days * DAY);
  const [yesterday, lastWeek] = [before(1), before(7)];
  return {
    coin,
    day,
    count,
    riseDay: yesterday === null ? null : count - yesterday,
    riseWeek: lastWeek === null ? null : count - lastWeek,
    riseRateDay: yesterday === null ? null : changePercent(count, yesterday),
    riseRateWeek: lastWeek === null ? null : changePercent(count, lastWeek),
  };
}

function addressWire({ coin, day, ...row }: Row, rate: number): AddressWire {
  const { top10, top50, top100, gini } = concentrationOn(coin.facts, day);
  return {
    ...headWire(coin),
    ...quoteWire(coin, rate),
    rank: coin.now.rank,
    addrcount: row.count,
    rise_day: row.riseDay,
    rise_week: row.riseWeek,
    riserate_day: row.riseRateDay,
    riserate_week: row.riseRateWeek,
    top10rate: top10,
    top50rate: top50,
    top100rate: top100,
    gini,
    updatedate: inSeconds(day),
  };
}
