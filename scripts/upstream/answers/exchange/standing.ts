import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { isCustodial } from '../../catalogue/custodians.ts';
import type { CatalogueExchange, ExchangeScores } from '../../catalogue/exchangeCatalogue.ts';
import { exchangeCatalogue, RATING_WEIGHTS } from '../../catalogue/exchangeCatalogue.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { eachCycle, memoize } from '../memo/memoize.ts';

/** Days over which the ranking of ratings tells what moved. */
const GRADE_DAYS = 30;

const SCORE_KEYS = Object.keys(RATING_WEIGHTS) as readonly (keyof ExchangeScores)[];

/** A part of a rating, and its change in points over a month. */
interface GradePart {
  readonly key: keyof ExchangeScores;
  readonly score: number;
  /** null if its past is unknown. */
  readonly change: number | null;
}

export interface Grade {
  readonly exchange: CatalogueExchange;
  readonly parts: readonly GradePart[];
  /**
   * Change of the whole rating in points over a month: the weighted sum of its parts' changes, one decimal. null if its
   * past is unknown.
   */
  readonly change: number | null;
  /** Ranks gained since then; negative if lost, null if the past is unknown. */
  readonly rankChange: number | null;
}

function gradeParts(exchange: CatalogueExchange, then: ExchangeScores | undefined): readonly GradePart[] {
  const { scores } = exchange;
  if (then === undefined) return SCORE_KEYS.map((key) => ({ key, score: scores[key], change: null }));
  return SCORE_KEYS.map((key) => {
    // Undisclosed assets have no visible change.
    const isSeen = key !== 'assets' || isCustodial(exchange);
    const before = isSeen ? then[key] : scores[key];
    return { key, score: scores[key], change: Math.round((scores[key] - before) * 10) / 10 };
  });
}

/** Every exchange's rating with its changes, best rated first. */
export async function grades(sources: Sources): Promise<readonly Grade[]> {
  const day = beijingMidnight(sources.clock.now());
  const then = await requirePort(sources, 'venues').scoresAt(day - GRADE_DAYS * DAY);
  const rows = exchangeCatalogue.map((exchange) => {
    const parts = gradeParts(exchange, then.get(exchange.code));
    const moved = sumKnown(parts, ({ key, change }) => change && RATING_WEIGHTS[key] * change);
    return { exchange, parts, change: moved === null ? null : Math.round(moved * 10) / 10 };
  });
  if (then.size === 0) return byRank(rows.map((row) => ({ ...row, rankChange: null })));
  const before = rows.toSorted(
    (a, b) =>
      b.exchange.rating - (b.change ?? 0) - (a.exchange.rating - (a.change ?? 0)) ||
      a.exchange.rank - b.exchange.rank,
  );
  const places = new Map(before.map(({ exchange }, i) => [exchange.code, i + 1]));
  return byRank(
    rows.map((row) => ({ ...row, rankChange: (places.get(row.exchange.code) ?? 0) - row.exchange.rank })),
  );
}

function byRank(grades: readonly Grade[]): readonly Grade[] {
  return grades.toSorted((a, b) => a.exchange.rank - b.exchange.rank);
}

/** Search popularity of an exchange, about 100 for the most searched; and its change over seven days, %. */
export interface Heat {
  readonly heat: number;
  readonly change7d: number;
}

/** Search popularity of every exchange, by its code; computed once a cycle. */
export const heats = memoize(eachCycle, async (sources): Promise<ReadonlyMap<string, Heat>> => {
  const day = beijingMidnight(sources.clock.now());
  const reported = await requirePort(sources, 'venues').heatAt([day, day - 7 * DAY]);
  return new Map(
    [...reported].flatMap(([code, [now, before]]) =>
      now === undefined || before === undefined
        ? []
        : [[code, { heat: Math.round(now * 10) / 10, change7d: (now / before - 1) * 100 }] as const],
    ),
  );
});
