import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { roundSignificant, trimZeros } from '@coinmirror/shared/format/decimal.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { FIRST_TRADE_DAY, type TradeDraft } from '@coinmirror/shared/portfolio/tradeDraft.ts';
import { readNumericInput } from '@coinmirror/shared/validation/numericInput.ts';
import { useDayCloseQuery } from '../dayClosesApi.ts';

/** Significant digits of a price that is filled in. */
const DIGITS = 8;
const NOTHING = { code: '', since: 0 };

/**
 * The coin's close on a past day of the draft, in the draft's currency, as text for its price; null for today, and
 * where it is not known.
 */
export function useDayPrice(code: string | null, draft: TradeDraft): string | null {
  const { day, unit, perUsd } = draft;
  const since = beijingDayStart(day);
  const isPast = since !== null && day >= FIRST_TRADE_DAY && day < formatDate(Date.now());
  const wanted = code !== null && isPast ? { code, since } : null;
  const close = useDayCloseQuery(wanted ?? NOTHING, { skip: wanted === null }).currentData ?? null;
  const rate = unit === 'usd' ? 1 : readNumericInput(perUsd, { above: 0 }).value;
  if (wanted === null || close === null || rate === undefined) return null;
  return trimZeros(roundSignificant(close * rate, DIGITS));
}
