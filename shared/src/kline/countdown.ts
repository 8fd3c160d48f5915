import { nextOpening, openingOf } from './openings.ts';

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Time until the candle of `now` (epoch ms) closes: 04:59, 03:04:59, 2天 03:04. In whole seconds, rounded up, so that
 * 00:00 is never shown.
 */
export function countdownText(now: number, periodMinutes: number, shift: number): string {
  const close = nextOpening(openingOf(now, periodMinutes, shift), periodMinutes, shift);
  const left = Math.ceil((close - now) / SECOND);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / 60);
  if (left >= DAY) return `${Math.floor(left / DAY)}天 ${two(hours)}:${two(minutes)}`;
  const clock = `${two(minutes)}:${two(left % 60)}`;
  return left >= HOUR ? `${two(hours)}:${clock}` : clock;
}
