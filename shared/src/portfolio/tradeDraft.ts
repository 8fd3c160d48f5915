import { beijingDayStart } from '../format/beijingDay.ts';
import { OWN_NUMBER, readNumericInput } from '../validation/numericInput.ts';
import { FIRST_PORTFOLIO } from './portfolioNames.ts';
import type { Trade, TradeSide, TradeUnit } from './trade.ts';

/** A trade while it is typed, or as read from a file. */
export interface TradeDraft {
  readonly side: TradeSide;
  readonly day: string;
  /** `09:30`; empty where it is not known. */
  readonly time?: string;
  readonly price: string;
  readonly quantity: string;
  /** Empty means no fee. */
  readonly fee: string;
  readonly unit: TradeUnit;
  /** Units per 1 USD; not used for USD. */
  readonly perUsd: string;
  /** Id of its portfolio; absent: the first one. */
  readonly portfolio?: string | undefined;
}

export type TradeComplaints = Partial<
  Record<'day' | 'time' | 'price' | 'quantity' | 'fee' | 'perUsd', string>
>;

/** Bitcoin's first block: before it there was nothing to trade. */
export const FIRST_TRADE_DAY = '2009-01-03';

/** Error messages of a draft for the visitor, by field; `today` is the day in Beijing. Empty if valid. */
export function complaintsOfTrade(draft: TradeDraft, today: string): TradeComplaints {
  const { price, quantity, fee, perUsd } = numbersOf(draft);
  return {
    ...complaint('day', dayComplaint(draft.day.trim(), today)),
    ...complaint('time', timeComplaint(draft.time?.trim() ?? '')),
    ...complaint('price', price.complaint),
    ...complaint('quantity', quantity.complaint),
    ...complaint('fee', fee.complaint),
    ...complaint('perUsd', perUsd.complaint),
  };
}

/** Converts a valid draft into a trade. Unreadable numbers become 0. */
export function toTrade(draft: TradeDraft, { id, code }: { id: string; code: string }): Trade {
  const { price, quantity, fee, perUsd } = numbersOf(draft);
  const time = draft.time?.trim() ?? '';
  const { portfolio = FIRST_PORTFOLIO.id } = draft;
  return {
    id,
    code,
    side: draft.side,
    day: draft.day.trim(),
    ...(time !== '' && { time }),
    price: price.value ?? 0,
    quantity: quantity.value ?? 0,
    fee: fee.value ?? 0,
    unit: draft.unit,
    perUsd: perUsd.value ?? 1,
    ...(portfolio !== FIRST_PORTFOLIO.id && { portfolio }),
  };
}

function numbersOf({ side, price, quantity, fee, unit, perUsd }: TradeDraft) {
  return {
    // Coins that leave for elsewhere take their cost with them: a price says nothing of them.
    price: readNumericInput(side === 'out' ? '0' : price, { ...OWN_NUMBER, missing: '请填写价格' }),
    quantity: readNumericInput(quantity, { above: 0, wanted: '请输入大于 0 的数字', missing: '请填写数量' }),
    fee: readNumericInput(fee.trim() === '' ? '0' : fee, OWN_NUMBER),
    perUsd: readNumericInput(unit === 'usd' ? '1' : perUsd, {
      above: 0,
      wanted: '请输入大于 0 的汇率',
      missing: '请填写汇率',
    }),
  };
}

function dayComplaint(day: string, today: string): string | null {
  if (beijingDayStart(day) === null) return '请选择日期，如 2026-01-31';
  if (day > today) return '日期不能晚于今天';
  return day < FIRST_TRADE_DAY ? `日期不能早于 ${FIRST_TRADE_DAY}` : null;
}

const WRITTEN_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function timeComplaint(time: string): string | null {
  return time === '' || WRITTEN_TIME.test(time) ? null : '请输入时间，如 09:30';
}

function complaint(field: keyof TradeComplaints, words: string | null | undefined): TradeComplaints {
  return words === null || words === undefined ? {} : { [field]: words };
}
