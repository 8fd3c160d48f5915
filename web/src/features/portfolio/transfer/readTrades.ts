import { rearmed } from '@coinmirror/shared/format/csv.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import type { DecimalMark } from '@coinmirror/shared/numbers/readNumber.ts';
import { inPortfolio, type PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { coinFinder, type NamedCoin } from '@coinmirror/shared/validation/coinWord.ts';
import type { UnclearStyle } from '#ui/file/numberStyle.ts';
import { readTable } from '#ui/file/readTable.ts';
import { createPortfolios } from './readPortfolios.ts';
import type { TradeColumn } from './tradeColumns.ts';
import { tradeHeading } from './tradeHeading.ts';
import { styleOfTrades } from './tradeNumbers.ts';
import { type ReadRow, readTradeRow } from './tradeRow.ts';

export interface ParseTerms {
  /** Every coin in order of rank: an ambiguous symbol means the first. */
  readonly known: readonly NamedCoin[];
  /** Date in Beijing, 2026-01-31. */
  readonly today: string;
  /** Amount of each currency per 1 USD, for a row without its own rate. */
  readonly rates: Readonly<Record<string, number>>;
  /** What the visitor answered to `unclear`; null before. */
  readonly mark: DecimalMark | null;
  /** Fees in a third coin count as none: the visitor has said so. */
  readonly omitsOtherFees: boolean;
  /** Those that there are. */
  readonly portfolios: readonly PortfolioName[];
  /** The one for rows that name none. */
  readonly portfolio: string;
}

export interface ReadTrades {
  readonly trades: readonly Trade[];
  /** Portfolios that the file names and that are to be added. */
  readonly added: readonly PortfolioName[];
  /** The error of each rejected line, by line number. */
  readonly wrong: readonly { readonly line: number; readonly why: string }[];
  /** Why the file cannot be read at all, for the visitor; null if it can. */
  readonly refusal: string | null;
  /** Set where numbers read two ways and nothing tells which: nothing is read before the visitor says. */
  readonly unclear: UnclearStyle | null;
  /** Third coins in which fees of rejected lines are. */
  readonly feesIn: readonly string[];
  /** What was taken for granted, and headings of columns that say nothing to us; sentences for the visitor. */
  readonly notes: readonly string[];
}

const NOTHING: ReadTrades = {
  trades: [],
  added: [],
  wrong: [],
  refusal: null,
  unclear: null,
  feesIn: [],
  notes: [],
};
const WRITTEN_ID = /^[\w-]{1,64}$/;
const TAKEN = {
  stablecoin: '以稳定币计价的交易按 1 美元记入',
  rate: '没有汇率（列名 1USD兑）的交易按今天的汇率折算',
} as const;

/**
 * Parses a file of trades by its heading, ours or another program's. Each row is taken or rejected with its reason; none
 * is guessed. A row without an id gets one that follows from what it says, so that a file imported twice counts once.
 */
export function readTrades(text: string, terms: ParseTerms): ReadTrades {
  const table = readTable(text);
  const heading = tradeHeading(table);
  if ('why' in heading) return { ...NOTHING, refusal: heading.why, wrong: table.broken };
  const style = styleOfTrades(heading, terms.mark);
  if (style.kind === 'unclear') return { ...NOTHING, unclear: style };
  const { pairOf, isUtc, places, rows, unused } = heading;
  const rowTerms = { ...terms, find: coinFinder(terms.known), pairOf, style, isUtc };
  const wrong: { line: number; why: string }[] = [...table.broken];
  const trades: Trade[] = [];
  const taken = new Set<string>();
  const feesIn = new Set<string>();
  const ids = createIds();
  const portfolios = createPortfolios(terms);
  for (const { line, cells } of rows) {
    const cell = (column: TradeColumn) => rearmed(cells[places.get(column) ?? -1] ?? '').trim();
    const read: ReadRow = readTradeRow(cell, rowTerms);
    if ('why' in read) {
      wrong.push({ line, why: read.why });
      if (read.feeIn !== undefined) feesIn.add(read.feeIn);
    } else {
      const trade = { ...read.trade, id: ids(read.trade, cell('编号')) };
      trades.push(inPortfolio(trade, portfolios.idOf(cell('组合'))));
      for (const what of read.taken) taken.add(TAKEN[what]);
    }
  }
  return {
    ...NOTHING,
    trades,
    added: portfolios.added,
    wrong: wrong.toSorted((one, other) => one.line - other.line),
    feesIn: [...feesIn],
    notes: [...taken, ...(unused.length > 0 ? [`没有用到的列：${unused.join('、')}`] : [])],
  };
}

/**
 * Ids of rows: as written, once; else one that is the same for the same row of the same file, and another for its like
 * further down. Fills of one order may share its number.
 */
function createIds(): (trade: Omit<Trade, 'id'>, written: string) => string {
  const used = new Set<string>();
  const seen = new Map<string, number>();
  // A rate of today is another one tomorrow, and a trade stays itself wherever it is kept.
  return ({ perUsd: _, time: __, portfolio: ___, ...trade }, written) => {
    if (WRITTEN_ID.test(written) && !used.has(written)) {
      used.add(written);
      return written;
    }
    const words = JSON.stringify(trade);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    const text = `${written} ${words} ${before}`;
    return `f-${keyOf(text, 1).toString(36)}-${keyOf(text, 2).toString(36)}`;
  };
}
