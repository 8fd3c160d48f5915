import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { roundSignificant, trimZeros } from '@coinmirror/shared/format/decimal.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { FIRST_TRADE_DAY, type TradeDraft } from '@coinmirror/shared/portfolio/tradeDraft.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { readNumericInput } from '@coinmirror/shared/validation/numericInput.ts';
import { type PastClose, usePastCloseQuery } from '../dayClosesApi.ts';

/** Significant digits of a price that is filled in. */
const DIGITS = 8;
const NOTHING = { code: '', day: 0, hour: null };

/** A price that is filled in, as text for its field, and what it is. */
export interface FilledPrice {
  readonly price: string;
  readonly close: PastClose;
}

/**
 * The coin's close on a past day of the draft, or in the hour of its time, in the draft's currency; null for today
 * without an hour that has ended, and where it is not known.
 */
export function useDayPrice(code: string | null, draft: TradeDraft): FilledPrice | null {
  const { day, time = '', unit, perUsd, side } = draft;
  const start = beijingDayStart(day);
  const isPast = start !== null && day >= FIRST_TRADE_DAY && day < formatDate(Date.now());
  const hour = start === null ? null : hourOf(time, start);
  const wanted =
    code !== null && start !== null && (isPast || hour !== null) && side !== 'out'
      ? { code, day: start, hour }
      : null;
  const close = usePastCloseQuery(wanted ?? NOTHING, { skip: wanted === null }).currentData ?? null;
  const rate = unit === 'usd' ? 1 : readNumericInput(perUsd, { above: 0 }).value;
  if (wanted === null || close === null || rate === undefined) return null;
  return { price: trimZeros(roundSignificant(close.close * rate, DIGITS)), close };
}

/** Epoch ms at which the hour of a time begins; null without one, and while it has not ended. */
function hourOf(time: string, dayStart: number): number | null {
  const [, hour] = /^(\d{2}):\d{2}$/.exec(time) ?? [];
  if (hour === undefined) return null;
  const start = dayStart + ownNumber(hour) * HOUR;
  return start + HOUR <= Date.now() ? start : null;
}
