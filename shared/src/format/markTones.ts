import type { Direction } from './percent.ts';

/** What colours the halves of the mark: the house's, or the direction of the day. */
interface MarkTones {
  readonly upper: 'ink' | 'up';
  readonly lower: 'reflect' | 'down';
}

/** The half that happened today has the colour of its direction; on a level or unknown day neither has. */
export function markTones(today: Direction): MarkTones {
  return { upper: today === 'up' ? 'up' : 'ink', lower: today === 'down' ? 'down' : 'reflect' };
}

const WORDS: Readonly<Record<Direction, string>> = {
  up: '今日上涨',
  down: '今日下跌',
  flat: '今日持平',
  none: '',
};

/** What the mark says of the market, in words; '' where that is unknown. */
export function markWords(today: Direction): string {
  return WORDS[today];
}
