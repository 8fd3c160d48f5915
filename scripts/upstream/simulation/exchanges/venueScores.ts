import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import {
  type CatalogueExchange,
  type ExchangeScores,
  exchangeCatalogue,
} from '../../catalogue/exchangeCatalogue.ts';
import { wander } from '../random/wander.ts';

/**
 * How fast each part of a rating changes, points per month: regulation and team slowly, traffic and order books fast.
 */
const PACE: Readonly<ExchangeScores> = {
  traffic: 3,
  liquidity: 2.4,
  assets: 2,
  compliance: 0.6,
  security: 0.8,
  team: 0.4,
  reputation: 1.6,
};
const TURN = 45 * DAY;

/** The parts of every exchange's rating on a day; today they equal the catalogue's. */
export function scoresOn(day: number, today: number): ReadonlyMap<string, ExchangeScores> {
  return new Map(exchangeCatalogue.map((exchange) => [exchange.code, scoresThen(exchange, day, today)]));
}

function scoresThen({ code, scores }: CatalogueExchange, day: number, today: number): ExchangeScores {
  const then = (part: keyof ExchangeScores) => {
    const key = keyOf(`grade-${code}-${part}`, 0);
    const moved = wander(key, today, TURN) - wander(key, day, TURN);
    return Math.min(100, scores[part] - Math.round(PACE[part] * moved * 10) / 10);
  };
  return {
    traffic: then('traffic'),
    liquidity: then('liquidity'),
    assets: then('assets'),
    compliance: then('compliance'),
    security: then('security'),
    team: then('team'),
    reputation: then('reputation'),
  };
}

/** Search popularity of an exchange on a day; the most searched one has about 100. */
export function heatOn({ code, scores }: CatalogueExchange, day: number): number {
  const key = keyOf(`heat-${code}`, 0);
  const mood = 0.16 * wander(key, day, 12 * DAY) + 0.05 * wander(key, day, 2 * DAY);
  return 88 * Math.exp((scores.traffic - 99) / 13 + mood);
}
