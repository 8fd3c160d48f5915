import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { FIRST_PORTFOLIO } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import type { TradeDraft } from '@coinmirror/shared/portfolio/tradeDraft.ts';

/** A purchase of today in the visitor's currency, at today's rate. */
export function emptyDraft(
  unit: CurrencyUnit,
  rates: Readonly<Record<string, number>>,
  portfolio: string = FIRST_PORTFOLIO.id,
): TradeDraft {
  const known = unit !== 'local' && rates[unit] !== undefined ? unit : 'usd';
  return {
    side: 'buy',
    day: formatDate(Date.now()),
    time: '',
    price: '',
    quantity: '',
    fee: '',
    unit: known,
    perUsd: String(rates[known] ?? 1),
    portfolio,
  };
}

/** A trade as editable text. */
export function draftOf(trade: Trade): TradeDraft {
  const { side, day, time = '', price, quantity, fee, unit, perUsd, portfolio } = trade;
  return {
    side,
    day,
    time,
    price: plainDecimal(price),
    quantity: plainDecimal(quantity),
    fee: fee === 0 ? '' : plainDecimal(fee),
    unit,
    perUsd: plainDecimal(perUsd),
    portfolio: portfolio ?? FIRST_PORTFOLIO.id,
  };
}

/** Created in the browser that enters a record; never the same twice. */
export function newRecordId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
