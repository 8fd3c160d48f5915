import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { ADDRESS_SORTS, popularityEndpoints } from '@coinmirror/shared/contract/rankings/popularity.ts';
import { changePercent } from '@coinmirror/shared/indicators/priceChange.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Concentration, concentrationsOn } from '../holders/concentration.ts';
import type { Coin } from '../indexes/coins.ts';
import { headOfCoin, quoteOf } from '../rows/coinRow.ts';

type AddressRow = GivenOf<typeof popularityEndpoints.addressRank>['data']['list'][number];
type Sort = (typeof ADDRESS_SORTS)[number];

const WEEK = 7;

const FIGURE_OF: Readonly<Record<Sort, (row: Row) => number | null>> = {
  count: ({ count }) => count,
  rise: ({ riseRateWeek }) => riseRateWeek,
  top10: ({ concentration }) => concentration.top10,
};

interface Row {
  readonly coin: Coin;
  readonly day: number;
  readonly concentration: Concentration;
  readonly count: number;
  readonly riseDay: number | null;
  readonly riseWeek: number | null;
  readonly riseRateDay: number | null;
  readonly riseRateWeek: number | null;
}

/** Holder figures of coins; those with an unverified supply are left out. */
export async function addressRows(
  sources: Sources,
  coins: readonly Coin[],
  sort: Sort,
  rate: number | null,
): Promise<AddressRow[]> {
  const day = beijingMidnight(sources.clock.now());
  const codes = coins.map(({ facts }) => facts.code);
  const [counts, concentrations] = await Promise.all([
    requirePort(sources, 'holders').counts(codes, [day, day - DAY, day - WEEK * DAY]),
    concentrationsOn(sources, codes, day),
  ]);
  const rows = coins.flatMap((coin, at) => {
    const concentration = concentrations.get(coin.facts.code);
    return concentration ? (rowOf(coin, day, counts[at] ?? [], concentration) ?? []) : [];
  });
  return descending(rows, FIGURE_OF[sort]).map((row) => addressRow(row, rate));
}

function rowOf(
  coin: Coin,
  day: number,
  [count = null, dayBefore = null, weekBefore = null]: readonly (number | null)[],
  concentration: Concentration,
): Row | null {
  if (count === null) return null;
  // A coin has no holders before its listing.
  const isListed = (days: number) => coin.facts.launchedAt <= day - days * DAY;
  const yesterday = isListed(1) ? dayBefore : null;
  const lastWeek = isListed(WEEK) ? weekBefore : null;
  return {
    coin,
    day,
    concentration,
    count,
    riseDay: yesterday === null ? null : count - yesterday,
    riseWeek: lastWeek === null ? null : count - lastWeek,
    riseRateDay: yesterday === null ? null : changePercent(count, yesterday),
    riseRateWeek: lastWeek === null ? null : changePercent(count, lastWeek),
  };
}

function addressRow({ coin, day, concentration, count, ...rises }: Row, rate: number | null): AddressRow {
  const { top10, top50, top100, gini } = concentration;
  return {
    ...headOfCoin(coin),
    ...quoteOf(coin, rate),
    rank: coin.now.rank,
    addressCount: count,
    ...rises,
    top10,
    top50,
    top100,
    gini,
    updatedAt: day,
  };
}
