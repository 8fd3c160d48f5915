import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import { readDay } from '@coinmirror/shared/portfolio/readDay.ts';
import {
  isIncoming,
  TRADE_UNITS,
  type Trade,
  type TradeSide,
  type TradeUnit,
} from '@coinmirror/shared/portfolio/trade.ts';
import { complaintsOfTrade, type TradeDraft, toTrade } from '@coinmirror/shared/portfolio/tradeDraft.ts';
import { type NamedCoin, splitPair } from '@coinmirror/shared/validation/coinWord.ts';
import { type NumberStyle, numberOf } from '#ui/file/numberStyle.ts';
import type { TradeColumn } from './tradeColumns.ts';
import { partUnit } from './tradeNumbers.ts';

/** What rows are read with. */
export interface RowTerms {
  readonly find: (word: string) => NamedCoin | undefined;
  readonly pairOf: (word: string) => string;
  readonly style: NumberStyle;
  readonly isUtc: boolean;
  /** The day in Beijing. */
  readonly today: string;
  /** Units of each currency per 1 USD, today. */
  readonly rates: Readonly<Record<string, number>>;
  /** Fees in a third coin count as none: the visitor has said so. */
  readonly omitsOtherFees: boolean;
}

/** A row read, without its id; or why it is not, for the visitor. */
export type ReadRow =
  | {
      readonly trade: Omit<Trade, 'id'>;
      /** What was taken for granted, said once a file. */
      readonly taken: readonly ('stablecoin' | 'rate')[];
    }
  | {
      readonly why: string;
      /** The third coin its fee is in. */
      readonly feeIn?: string;
    };

const SIDES: Readonly<Record<string, TradeSide>> = {
  买入: 'buy',
  买: 'buy',
  buy: 'buy',
  'advanced trade buy': 'buy',
  卖出: 'sell',
  卖: 'sell',
  sell: 'sell',
  'advanced trade sell': 'sell',
  转入: 'in',
  'transfer in': 'in',
  receive: 'in',
  转出: 'out',
  'transfer out': 'out',
  send: 'out',
};
const DONE = /^(?:|filled|completed?|done|closed|成交|已成交|完全成交|全部成交)$/i;
/** Coins that are worth a dollar by design; their trades are kept in USD. */
const DOLLARS = /^(?:USDT|USDC|FDUSD|BUSD|TUSD|DAI|USDE|USD1|PYUSD|USDD)$/;
/** A rate of today says nothing of a trade of then. */
const COIN_UNITS: ReadonlySet<TradeUnit> = new Set(['btc', 'eth']);
const FIELD_WORDS: Readonly<Record<string, string>> = {
  day: '日期',
  time: '时刻',
  price: '价格',
  quantity: '数量',
  fee: '手续费',
  perUsd: '1USD兑',
};

/** Reads one row of a file of trades. Nothing in it is guessed: what cannot be read is why the row is left out. */
export function readTradeRow(cell: (column: TradeColumn) => string, terms: RowTerms): ReadRow {
  if (!DONE.test(cell('状态'))) return { why: `状态是“${cell('状态')}”，没有成交` };
  const word = terms.pairOf(cell('代码'));
  const coin = terms.find(word);
  if (coin === undefined) return { why: `没有找到币种“${cell('代码')}”` };
  const side = SIDES[cell('类型').toLowerCase()];
  if (side === undefined) return { why: `类型应为 买入、卖出、转入 或 转出，不是“${cell('类型')}”` };
  const written = partUnit(cell('价格'));
  const quote = (cell('单位') || splitPair(word)?.quote || written.unit || 'USD').toUpperCase();
  const unit = DOLLARS.test(quote) ? 'usd' : TRADE_UNITS.find((one) => one === quote.toLowerCase());
  if (unit === undefined) return { why: `没有这个单位“${quote}”` };
  if (written.unit !== '' && written.unit !== quote)
    return { why: `价格以 ${written.unit} 计，而单位是 ${quote}` };
  const quantity = partUnit(cell('数量'));
  if (quantity.unit !== '' && terms.find(terms.pairOf(quantity.unit)) !== coin) {
    return { why: `数量以 ${quantity.unit} 计，不是 ${coin.symbol}` };
  }
  const perUsd = cell('1USD兑');
  if (perUsd === '' && COIN_UNITS.has(unit)) {
    return { why: `以 ${quote} 计价的交易要有当时的汇率（列名 1USD兑）` };
  }
  const day = readDay(cell('日期'), { isUtc: terms.isUtc });
  if ('why' in day) return { why: `日期：${day.why}` };
  const numbers = numbersOf({ price: written.text, quantity: quantity.text, perUsd }, terms.style);
  if ('why' in numbers) return numbers;
  const price = side === 'out' ? 0 : numbers.price;
  const fee = feeOf(cell, { quote, base: coin.symbol, price, terms });
  if ('why' in fee) return fee;
  const draft: TradeDraft = {
    side,
    day: day.day,
    // A spreadsheet writes 9:05.
    time: cell('时刻').replace(/^(\d):/, '0$1:') || (day.time ?? ''),
    price: textOf(price),
    quantity: textOf(
      numbers.quantity === null ? null : numbers.quantity + (isIncoming({ side }) ? -1 : 1) * fee.coins,
    ),
    fee: textOf(fee.value),
    unit,
    perUsd: perUsd === '' ? String(terms.rates[unit] ?? '') : textOf(numbers.perUsd),
  };
  const [complaint] = Object.entries(complaintsOfTrade(draft, terms.today));
  if (complaint) return { why: `${FIELD_WORDS[complaint[0]] ?? ''}：${complaint[1]}` };
  const { id: _, ...trade } = toTrade(draft, { code: coin.code, id: '' });
  return {
    trade,
    taken: [
      ...(DOLLARS.test(quote) ? ['stablecoin' as const] : []),
      ...(perUsd === '' && unit !== 'usd' ? ['rate' as const] : []),
    ],
  };
}

type Numbers = Readonly<Record<'price' | 'quantity' | 'perUsd', number | null>>;

function numbersOf(
  texts: Readonly<Record<'price' | 'quantity' | 'perUsd', string>>,
  style: NumberStyle,
): Numbers | { readonly why: string } {
  const read = {
    price: numberOf(texts.price, style),
    quantity: numberOf(texts.quantity, style),
    perUsd: numberOf(texts.perUsd, style),
  };
  const { price, quantity, perUsd } = read;
  if (price === 'either') return twice('价格', texts.price);
  if (quantity === 'either') return twice('数量', texts.quantity);
  if (perUsd === 'either') return twice('1USD兑', texts.perUsd);
  return { price, quantity, perUsd };
}

function twice(column: string, text: string): { readonly why: string } {
  return { why: `${column}：“${text}”有两种读法，请写成不带分隔符的小数` };
}

interface FeeTerms {
  readonly quote: string;
  readonly base: string;
  readonly price: number | null;
  readonly terms: RowTerms;
}

/**
 * A fee in the trade's unit, and the coins it took of the coin that is traded: a fee in that coin makes a purchase bring
 * less and costs as much more, so that what was paid in all stays what it was.
 */
function feeOf(
  cell: (column: TradeColumn) => string,
  { quote, base, price, terms }: FeeTerms,
): { readonly value: number | null; readonly coins: number } | Extract<ReadRow, { why: string }> {
  const { text, unit } = partUnit(cell('手续费'));
  const value = text === '' ? 0 : numberOf(text, terms.style);
  const coin = (cell('手续费币种') || unit || quote).toUpperCase();
  if (value === 'either') return twice('手续费', text);
  if (value === 0 || coin === quote) return { value, coins: 0 };
  if (coin === base.toUpperCase()) {
    return { value: value === null || price === null ? null : value * price, coins: value ?? 0 };
  }
  if (terms.omitsOtherFees) return { value: 0, coins: 0 };
  return { why: `手续费以 ${coin} 计，无法折算`, feeIn: coin };
}

/** A number as a draft has it; what is no number stays none, and what is too large stays so. */
function textOf(value: number | null): string {
  if (value === null) return '?';
  return Number.isFinite(value) ? plainDecimal(value) : '1e999';
}
