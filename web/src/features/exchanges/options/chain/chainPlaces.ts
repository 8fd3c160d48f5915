import type { OptionChain, OptionChainRow } from '@coinmirror/shared/contract/exchange/options.ts';

/** Index of the first strike above the forward: there the board is divided; the number of strikes where none is. */
export function dividedAt({ forward, strikes }: Pick<OptionChain, 'forward' | 'strikes'>): number {
  const above = strikes.findIndex(({ strike }) => strike > forward);
  return above < 0 ? strikes.length : above;
}

/** The strike at the money: the nearest to the forward, the lower one of two as near; null without strikes. */
export function strikeAtTheMoney({
  forward,
  strikes,
}: Pick<OptionChain, 'forward' | 'strikes'>): number | null {
  const [nearest] = strikes.toSorted(
    (a, b) => Math.abs(a.strike - forward) - Math.abs(b.strike - forward) || a.strike - b.strike,
  );
  return nearest?.strike ?? null;
}

/** Strikes on either side of the forward that a narrow screen shows first. */
const AROUND = 6;

/**
 * The strikes around the forward, and how many are left out below and above them: none of a side that is opened, and none
 * where it would be but a few.
 */
export function aroundMoney(
  chain: Pick<OptionChain, 'forward' | 'strikes'>,
  open: { readonly below: boolean; readonly above: boolean },
) {
  const { strikes } = chain;
  const divided = dividedAt(chain);
  const [least, most] = [divided - AROUND, divided + AROUND];
  const begin = open.below || least < FEW ? 0 : least;
  const end = open.above || strikes.length - most < FEW ? strikes.length : most;
  return { shown: strikes.slice(begin, end), below: begin, above: strikes.length - end };
}

/** So few strikes are not worth a press. */
const FEW = 3;

/** The most open of any one option, for bars of open interest; 0 without any. */
export function mostOpen(strikes: readonly OptionChainRow[]): number {
  return strikes.reduce((most, { call, put }) => Math.max(most, call.openInterest, put.openInterest), 0);
}
