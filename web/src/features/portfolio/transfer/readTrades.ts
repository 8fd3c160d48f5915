import { rearmed } from '@coinmirror/shared/format/csv.ts';
import { TRADE_UNITS, type Trade, type TradeSide } from '@coinmirror/shared/portfolio/trade.ts';
import { complaintsOfTrade, type TradeDraft, toTrade } from '@coinmirror/shared/portfolio/tradeDraft.ts';
import Papa from 'papaparse';
import { TRADE_HEAD } from './tradesCsv.ts';

/** A coin, found by its code or its symbol. */
interface Known {
  readonly code: string;
  readonly symbol: string;
}

interface ReadingTerms {
  /** Every coin in order of rank: an ambiguous symbol means the first. */
  readonly known: readonly Known[];
  /** Date in Beijing, 2026-01-31. */
  readonly today: string;
  /** Amount of each currency per 1 USD, for a row without its own rate. */
  readonly rates: Readonly<Record<string, number>>;
  readonly newId: () => string;
}

export interface ReadTrades {
  readonly trades: readonly Trade[];
  /** The error of each rejected line, by line number. */
  readonly wrong: readonly { readonly line: number; readonly why: string }[];
}

type Column = (typeof TRADE_HEAD)[number];

const OTHER_NAMES: Readonly<Record<string, Column>> = {
  date: '日期',
  type: '类型',
  side: '类型',
  coin: '代码',
  code: '代码',
  symbol: '代码',
  币种: '代码',
  price: '价格',
  quantity: '数量',
  amount: '数量',
  fee: '手续费',
  unit: '单位',
  currency: '单位',
};
const SIDES: Readonly<Record<string, TradeSide>> = {
  买入: 'buy',
  买: 'buy',
  buy: 'buy',
  卖出: 'sell',
  卖: 'sell',
  sell: 'sell',
};
const WRITTEN_ID = /^[\w-]{1,64}$/;

/**
 * Parses our own file, or one with the same columns in any order, by its heading (RFC 4180; also with semicolons or
 * tabs). An invalid line is rejected and reported, never guessed; one without an id gets a new one.
 */
export function readTrades(text: string, terms: ReadingTerms): ReadTrades {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  const [head = [], ...lines] = data;
  const places = new Map(head.map((cell, at) => [columnOf(cell), at]));
  const find = finder(terms.known);
  const trades: Trade[] = [];
  const wrong: { line: number; why: string }[] = [];
  for (const [at, line] of lines.entries()) {
    const cell = (column: Column) => rearmed(line[places.get(column) ?? -1] ?? '').trim();
    const read = readLine(cell, find, terms);
    if (typeof read === 'string') wrong.push({ line: at + 2, why: read });
    else trades.push(read);
  }
  return { trades, wrong };
}

function readLine(
  cell: (column: Column) => string,
  find: (word: string) => string | undefined,
  { today, rates, newId }: ReadingTerms,
): Trade | string {
  const code = find(cell('代码').toLowerCase());
  if (code === undefined) return `没有找到币种“${cell('代码')}”`;
  const side = SIDES[cell('类型').toLowerCase()];
  if (side === undefined) return '类型应为 买入 或 卖出';
  const unitWord = cell('单位').toLowerCase() || 'usd';
  const unit = TRADE_UNITS.find((one) => one === unitWord);
  if (unit === undefined) return `没有这个单位“${cell('单位')}”`;
  const draft: TradeDraft = {
    side,
    day: cell('日期'),
    price: cell('价格'),
    quantity: cell('数量'),
    fee: cell('手续费'),
    unit,
    perUsd: cell('1USD兑') || String(rates[unit] ?? ''),
  };
  const [complaint] = Object.entries(complaintsOfTrade(draft, today));
  if (complaint) return `${FIELD_WORDS[complaint[0]] ?? ''}：${complaint[1]}`;
  const id = cell('编号');
  return toTrade(draft, { code, id: WRITTEN_ID.test(id) ? id : newId() });
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  day: '日期',
  price: '价格',
  quantity: '数量',
  fee: '手续费',
  perUsd: '1USD兑',
};

function columnOf(heading: string): Column | undefined {
  const word = heading.trim();
  return TRADE_HEAD.find((column) => column === word) ?? OTHER_NAMES[word.toLowerCase()];
}

function finder(known: readonly Known[]): (word: string) => string | undefined {
  const byCode = new Map(known.map(({ code }) => [code.toLowerCase(), code]));
  const bySymbol = new Map(known.toReversed().map(({ code, symbol }) => [symbol.toLowerCase(), code]));
  return (word) => byCode.get(word) ?? bySymbol.get(word);
}
