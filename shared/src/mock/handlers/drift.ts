import { chance } from './chance.ts';

/**
 * A smooth wander of time: −1 … 1, the same for the same key and instant, with a turn about every `period` ms.
 * For figures outside the coin market (gold, exchange rates, gas).
 */
export function drift(key: string, time: number, period: number): number {
  const at = Math.floor(time / period);
  const part = time / period - at;
  const eased = part * part * (3 - 2 * part);
  const [from, to] = [chance(`${key}:${at}`), chance(`${key}:${at + 1}`)];
  return (from + (to - from) * eased) * 2 - 1;
}
