import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { type StatedToken, statedTokens } from './statedTokens.ts';

/** What a text says of when: one instant and nothing else, or why it says none. */
type StatedTime =
  | {
      readonly time: number;
      /** The sentence in which its hour stands. */
      readonly sentence: string;
    }
  | { readonly refused: 'none' | 'noZone' | 'several' | 'impossible' };

/**
 * The one instant (epoch ms) that a text states with day, year, hour and zone. Nothing is guessed: a day without a year, an
 * hour without a zone, a second day or hour refuse it; so does a span, unless what is announced lasts (`mayLast`): then it is
 * its beginning. A day or an hour may be said twice.
 */
export function statedTime(text: string, { mayLast = false } = {}): StatedTime {
  const all = statedTokens(text);
  if (all === null) return { refused: 'impossible' };
  const tokens = mayLast ? withoutEnds(all, text) : all;
  const days = tokens.filter((token) => token.kind === 'day');
  const clocks = tokens.filter((token) => token.kind === 'clock');
  const zones = new Set(tokens.filter((token) => token.kind === 'zone').map(({ offset }) => offset));
  const year = days.find((token) => token.year !== null);
  const [clock] = clocks;
  if (year === undefined || clock === undefined) return { refused: 'none' };
  const agree = days.every(
    ({ year: other, month, day }) =>
      month === year.month && day === year.day && (other === null || other === year.year),
  );
  if (!agree || clocks.some(({ minutes }) => minutes !== clock.minutes) || zones.size > 1)
    return { refused: 'several' };
  const [offset] = zones;
  if (offset === undefined || !isZoneOfClock(tokens, text)) return { refused: 'noZone' };
  const midnight = Date.UTC(year.year ?? 0, year.month - 1, year.day);
  return {
    time: midnight + clock.minutes * MINUTE - offset,
    sentence: sentenceAt(text, clock.begin),
  };
}

/** Ends of sentences; the point of `Dec. 3` and of `a.m.` is none. */
const SENTENCE_END = /[。！!\n]|(?<![A-Z][a-z]{2}|\b[ap]\.?m)\.\s/g;

function sentenceAt(text: string, at: number): string {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index);
  const begin = ends.findLast((end) => end < at) ?? -1;
  return text.slice(begin + 1, ends.find((end) => end >= at) ?? text.length);
}

/** A clock that follows another one after a dash alone is the end of a span: left out. */
function withoutEnds(tokens: readonly StatedToken[], text: string): readonly StatedToken[] {
  return tokens.filter((token, at) => {
    const before = tokens[at - 1];
    if (token.kind !== 'clock' || before?.kind !== 'clock') return true;
    return !/^\s*(?:[-–—~～至到]|to)\s*$/.test(text.slice(before.end, token.begin));
  });
}

/** Characters that may stand between a clock and its zone. */
const BETWEEN = 24;

/** Whether a zone stands beside a clock, or before the day that it belongs to. */
function isZoneOfClock(tokens: readonly StatedToken[], text: string): boolean {
  return tokens.some((token, at) => {
    if (token.kind !== 'zone') return false;
    const neighbours = [tokens[at - 1], tokens[at + 1]];
    return neighbours.some((other) => {
      if (other === undefined || other.kind === 'zone') return false;
      const [from, to] = other.end <= token.begin ? [other.end, token.begin] : [token.end, other.begin];
      return to - from <= BETWEEN && !/[。.;；\n]/.test(text.slice(from, to));
    });
  });
}

/** ms: a notice tells nothing that is further ahead. */
export const FARTHEST_NOTICE = 400 * DAY;
