import type { CoinMove } from '../contract/coin/move.ts';
import { formatFundingRate } from '../format/percent.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { happeningsByWeight, isUnusual, linkOfHappening, timeOf, unusualWords, wordsOf } from './coinMove.ts';

/** Lines under a coin's split. */
const MOST = 4;

/** A line of what happened in the same hours. */
export interface HappeningLine {
  readonly key: string;
  /** `02:00`; of the whole day `24H`. */
  readonly time: string;
  readonly words: string;
  readonly link: Link;
}

/**
 * What happened in the hours of a coin's change, at most four lines: what may be a reason before prices, each group the newest
 * first; then unusual liquidations, with the funding rate beside them.
 */
export function shownHappenings(move: CoinMove): readonly HappeningLine[] {
  const { happenings, liquidations } = move;
  const prices = happenings.filter(({ kind }) => kind === 'price');
  const rows = [...happeningsByWeight(move), ...prices].map((happening) => ({
    key: `${happening.kind}-${happening.id}-${happening.time}-${happening.title}`,
    time: timeOf(happening),
    words: wordsOf(happening, Number.POSITIVE_INFINITY),
    link: linkOfHappening(move, happening),
  }));
  if (!isUnusual(liquidations)) return rows.slice(0, MOST);
  const funding = move.funding === null ? '' : `；资金费率 ${formatFundingRate(move.funding)}`;
  const forced = {
    key: 'liquidations',
    time: '24H',
    words: `${unusualWords(liquidations)}${funding}`,
    link: linkTo('dataFutures', {}, { tab: 'forced' }),
  };
  return [...rows.slice(0, MOST - 1), forced];
}
