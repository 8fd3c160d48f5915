import { DAY, HOUR, MINUTE, SECOND } from '../time/units.ts';
import { roundDecimal } from './decimal.ts';

/** A length of time (ms) in its largest units: `320 毫秒`, `4.2 秒`, `12 分钟`, `3 小时 5 分`, `2 天 4 小时`. */
export function formatDuration(ms: number): string {
  const left = Math.max(0, ms);
  if (left < SECOND) return `${Math.round(left)} 毫秒`;
  if (left < MINUTE) return `${roundDecimal(left / SECOND, left < 10 * SECOND ? 1 : 0)} 秒`;
  if (left < HOUR) return `${Math.floor(left / MINUTE)} 分钟`;
  if (left < DAY) return twoParts(left, [HOUR, '小时'], [MINUTE, '分']);
  return twoParts(left, [DAY, '天'], [HOUR, '小时']);
}

type Unit = readonly [ms: number, word: string];

function twoParts(ms: number, [large, word]: Unit, [small, smallWord]: Unit): string {
  const rest = Math.floor((ms % large) / small);
  const first = `${Math.floor(ms / large)} ${word}`;
  return rest === 0 ? first : `${first} ${rest} ${smallWord}`;
}
