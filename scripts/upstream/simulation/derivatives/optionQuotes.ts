import { black76, type OptionType } from '@coinmirror/shared/indicators/optionPricing/black76.ts';
import type { OptionSide } from '../../ports/options.ts';

/** An option to quote. */
export interface Quoted {
  readonly type: OptionType;
  /** USD. */
  readonly forward: number;
  readonly strike: number;
  /** % a year. */
  readonly volatility: number;
  readonly years: number;
  /** ln(strike ÷ forward) in standard deviations: far options have wider books. */
  readonly distance: number;
}

/** Deribit's steps, in coins: cheap options have a finer one. */
const STEP = { fine: 0.0001, coarse: 0.0005, from: 0.005 } as const;
/** Half of the spread, as a part of the price: at the money, and further for each deviation away from it. */
const HALF_SPREAD = 0.008;
const WIDER = 0.012;
/** Digits of a mark price in coins. */
const MARK_DIGITS = 6;
const STEP_DIGITS = 4;

/** What an option costs in coins, by Black-76 from its volatility; the book stands around that on whole steps. */
export function quoteOf(quoted: Quoted): Pick<OptionSide, 'mark' | 'bid' | 'ask'> {
  const greeks = black76(quoted);
  if (greeks === null) return { mark: null, bid: null, ask: null };
  const worth = greeks.price / quoted.forward;
  const step = worth < STEP.from ? STEP.fine : STEP.coarse;
  const half = Math.max(step / 2, worth * (HALF_SPREAD + WIDER * Math.min(3, Math.abs(quoted.distance))));
  const bid = Math.floor((worth - half) / step) * step;
  const ask = Math.ceil((worth + half) / step) * step;
  return {
    mark: Number(worth.toFixed(MARK_DIGITS)),
    bid: bid > 0 ? Number(bid.toFixed(STEP_DIGITS)) : null,
    ask: Number(ask.toFixed(STEP_DIGITS)),
  };
}
