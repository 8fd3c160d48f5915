import { CANDLE_PERIODS } from '../constants/periods.ts';
import { INTRADAY_LINE, type PeriodChoice } from './address.ts';

const HOUR = 60;
const LETTERS: Readonly<Record<string, PeriodChoice>> = { d: 1440, w: 10_080, m: 43_200, t: INTRADAY_LINE };

/**
 * The period of typed keys: minutes (`5`, `240`), hours (`1h`, `4h`), `d`, `w`, `m`, `t` for 分时; ignores case. null for
 * anything else.
 */
export function periodOfKeys(typed: string): PeriodChoice | null {
  const text = typed.toLowerCase();
  const letter = LETTERS[text];
  if (letter !== undefined) return letter;
  const [, digits = '', hours] = /^(\d{1,5})(h?)$/.exec(text) ?? [];
  const minutes = Number(digits) * (hours === 'h' ? HOUR : 1);
  return CANDLE_PERIODS.find((period) => period === minutes) ?? null;
}
