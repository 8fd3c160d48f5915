import { gini } from '@coinmirror/shared/indicators/concentration.ts';
import type { Sources } from '../ports/sources.ts';
import { requirePort } from '../sources/requirePort.ts';

/** In how few hands a coin lies. Shares in % of what circulates. */
export interface Concentration {
  readonly top10: number;
  readonly top50: number;
  readonly top100: number;
  /** 0–1, among the addresses that are told. */
  readonly gini: number | null;
}

/** Concentration over all chains of some coins on a day, by code. Throws NotConnectedError where nobody tells holders. */
export async function concentrationsOn(
  sources: Sources,
  codes: readonly string[],
  day: number,
): Promise<ReadonlyMap<string, Concentration>> {
  const shares = await requirePort(sources, 'holders').shares(codes, day);
  return new Map([...shares].map(([code, largest]) => [code, measured(largest)]));
}

/** A list of shares stands for a day, and every coin's is measured. */
const known = new WeakMap<readonly number[], Concentration>();

function measured(shares: readonly number[]): Concentration {
  const concentration = known.get(shares) ?? concentrationOf(shares);
  known.set(shares, concentration);
  return concentration;
}

/** Concentration of what the largest addresses hold: their shares, 0–1, the largest first. */
export function concentrationOf(shares: readonly number[]): Concentration {
  const top = (count: number) => shares.slice(0, count).reduce((sum, share) => sum + share, 0) * 100;
  return { top10: top(10), top50: top(50), top100: top(100), gini: gini(shares) };
}
