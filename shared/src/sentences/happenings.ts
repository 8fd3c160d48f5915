import type { CoinMove } from '../contract/coin/move.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { happeningsByWeight, linkOfHappening, timeOf, wordsOf } from './coinMove.ts';
import { fundingWords, isUnusual, isUnusualFunding, unusualWords } from './unusual.ts';

/** Lines under a coin's split. */
const MOST = 4;

/** A line of what happened in the same hours. */
export interface HappeningLine {
  readonly key: string;
  /** `02:00`; of the whole day `24H`; of this moment `现在`. */
  readonly time: string;
  readonly words: string;
  readonly link: Link;
}

/**
 * What happened in the hours of a coin's change, at most four lines: what may be a reason before prices, each group the newest
 * first; then unusual liquidations and unusual funding.
 */
export function shownHappenings(move: CoinMove): readonly HappeningLine[] {
  const prices = move.happenings.filter(({ kind }) => kind === 'price');
  const rows = [...happeningsByWeight(move), ...prices].map((happening) => ({
    key: `${happening.kind}-${happening.id}-${happening.time}-${happening.title}`,
    time: timeOf(happening),
    words: wordsOf(happening, Number.POSITIVE_INFINITY),
    link: linkOfHappening(move, happening),
  }));
  const unusual = unusualLines(move);
  return [...rows.slice(0, MOST - unusual.length), ...unusual];
}

function unusualLines(move: CoinMove): readonly HappeningLine[] {
  const { liquidations, fundingStanding } = move;
  const forced = isUnusual(liquidations) && {
    key: 'liquidations',
    time: '24H',
    words: unusualWords(liquidations),
    link: linkTo('dataFutures', {}, { tab: 'forced' }),
  };
  const funding = isUnusualFunding(fundingStanding) && {
    key: 'funding',
    time: '现在',
    words: fundingWords(move),
    link: linkTo('dataFutures', {}, { tab: 'funding' }),
  };
  return [forced, funding].filter((line) => line !== false);
}
