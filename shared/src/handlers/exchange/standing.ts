import { keepsCustody } from '../../catalogue/custodians.ts';
import type { CatalogueExchange, ExchangeScores } from '../../catalogue/exchangeCatalogue.ts';
import { exchangeCatalogue, RATING_WEIGHTS } from '../../catalogue/exchangeCatalogue.ts';
import { wander } from '../../market/wander.ts';
import { keyOf } from '../../random/hash.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';

/** Days over which the board of ratings tells what moved. */
export const GRADE_DAYS = 30;

export const SCORE_KEYS = Object.keys(RATING_WEIGHTS) as readonly (keyof ExchangeScores)[];

/** How fast each part of a rating moves: law and people slowly, traffic and books fast. Points in a month. */
const PACE: Readonly<Record<keyof ExchangeScores, number>> = {
  traffic: 3,
  liquidity: 2.4,
  assets: 2,
  compliance: 0.6,
  security: 0.8,
  team: 0.4,
  reputation: 1.6,
};

/** A part of a rating, and by how many points it moved since a month ago. */
export interface GradePart {
  readonly key: keyof ExchangeScores;
  readonly score: number;
  readonly change: number;
}

export interface Grade {
  readonly exchange: CatalogueExchange;
  readonly parts: readonly GradePart[];
  /** Points of the whole since a month ago: the sum of its parts' changes by their weights, one decimal. */
  readonly change: number;
  /** Places won since then; negative are lost. */
  readonly rankChange: number;
}

function gradeParts(exchange: CatalogueExchange, time: number): readonly GradePart[] {
  const { code, scores } = exchange;
  const day = beijingMidnight(time);
  return SCORE_KEYS.map((key) => {
    // What is not disclosed cannot have been seen to move.
    if (key === 'assets' && !keepsCustody(exchange)) return { key, score: scores[key], change: 0 };
    const hash = keyOf(`grade-${code}-${key}`, 0);
    const moved = wander(hash, day, 45 * DAY) - wander(hash, day - GRADE_DAYS * DAY, 45 * DAY);
    const before = Math.min(100, scores[key] - Math.round(PACE[key] * moved * 10) / 10);
    return { key, score: scores[key], change: Math.round((scores[key] - before) * 10) / 10 };
  });
}

/** Every exchange's rating with what moved it, best rated first. */
export function grades(time: number): readonly Grade[] {
  const rows = exchangeCatalogue.map((exchange) => {
    const parts = gradeParts(exchange, time);
    const moved = parts.reduce((sum, { key, change }) => sum + RATING_WEIGHTS[key] * change, 0);
    return { exchange, parts, change: Math.round(moved * 10) / 10 };
  });
  const before = rows.toSorted(
    (a, b) =>
      b.exchange.rating - b.change - (a.exchange.rating - a.change) || a.exchange.rank - b.exchange.rank,
  );
  const places = new Map(before.map(({ exchange }, i) => [exchange.code, i + 1]));
  return rows
    .map((row) => ({ ...row, rankChange: (places.get(row.exchange.code) ?? 0) - row.exchange.rank }))
    .sort((a, b) => a.exchange.rank - b.exchange.rank);
}

/** How much an exchange is looked for, the most looked for being about 100; and against seven days ago, %. */
export function heatOf({ code, scores }: CatalogueExchange, time: number) {
  const day = beijingMidnight(time);
  const at = (when: number) => {
    const key = keyOf(`heat-${code}`, 0);
    const mood = 0.16 * wander(key, when, 12 * DAY) + 0.05 * wander(key, when, 2 * DAY);
    return 88 * Math.exp((scores.traffic - 99) / 13 + mood);
  };
  const heat = at(day);
  return { heat: Math.round(heat * 10) / 10, change7d: (heat / at(day - 7 * DAY) - 1) * 100 };
}
