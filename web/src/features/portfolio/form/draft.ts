import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import type { TradeDraft } from '@coinmirror/shared/portfolio/tradeDraft.ts';

/** A purchase of today in the visitor's currency, at today's rate. */
export function emptyDraft(unit: CurrencyUnit, rates: Readonly<Record<string, number>>): TradeDraft {
  const known = unit !== 'local' && rates[unit] !== undefined ? unit : 'usd';
  return {
    side: 'buy',
    day: formatDate(Date.now()),
    price: '',
    quantity: '',
    fee: '',
    unit: known,
    perUsd: String(rates[known] ?? 1),
  };
}

/** A trade as editable text. */
export function draftOf({ side, day, price, quantity, fee, unit, perUsd }: Trade): TradeDraft {
  return {
    side,
    day,
    price: plainDecimal(price),
    quantity: plainDecimal(quantity),
    fee: fee === 0 ? '' : plainDecimal(fee),
    unit,
    perUsd: plainDecimal(perUsd),
  };
}

export function newTradeId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
