import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { FundDay } from '../../ports/funds.ts';
import type { SimulatedMarket } from '../market/source.ts';
import { fundHoldings } from './fundHoldings.ts';
import { fundDays } from './funds.ts';

/** Start of the tracked days. */
const FIRST_DAY = Date.UTC(2025, 0, 1);

/** The completed days of a coin's funds, in the order of `tickers`; empty for a coin without funds. */
export interface FundHistory {
  readonly tickers: readonly string[];
  readonly days: readonly FundDay[];
}

/** Computes the funds of a coin, once a day. */
export function createFundHistories(market: SimulatedMarket): (coin: string) => Promise<FundHistory> {
  const histories = new Map<string, { readonly midnight: number; readonly history: Promise<FundHistory> }>();

  async function read(coin: string, midnight: number): Promise<FundHistory> {
    const own = fundHoldings.filter((fund) => fund.coin === coin);
    if (own.length === 0) return { tickers: [], days: [] };
    const candles = await market.candles({
      code: coin,
      periodMinutes: DAY / MINUTE,
      end: midnight,
      limit: Math.ceil((midnight - FIRST_DAY) / DAY),
    });
    const over = candles.filter(({ time }) => time >= FIRST_DAY);
    return { tickers: own.map(({ ticker }) => ticker), days: fundDays(own, over) };
  }

  return (coin) => {
    const midnight = beijingMidnight(market.now());
    const known = histories.get(coin);
    if (known?.midnight === midnight) return known.history;
    const history = read(coin, midnight);
    histories.set(coin, { midnight, history });
    return history;
  };
}

/** The days from an instant on, in the order of some tickers; 0 for an unknown fund. */
export function daysOf(
  { tickers, days }: FundHistory,
  wanted: readonly string[],
  from: number,
): readonly FundDay[] {
  const places = wanted.map((ticker) => tickers.indexOf(ticker));
  return days
    .filter(({ time }) => time >= from)
    .map(({ time, flows, held }) => ({
      time,
      flows: places.map((place) => flows[place] ?? 0),
      held: places.map((place) => held[place] ?? 0),
    }));
}

/** A fund's holdings at the end of the last completed day before an instant; null if it is not tracked. */
export function heldAt({ tickers, days }: FundHistory, ticker: string, time: number): number | null {
  const place = tickers.indexOf(ticker);
  const day = days.findLast((one) => one.time + DAY <= time);
  return place < 0 ? null : (day?.held[place] ?? null);
}
