import { gini } from '@coinmirror/shared/indicators/concentration.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';

/** Concentration of a coin's holdings. Shares in % of the circulating supply. */
export interface Concentration {
  readonly top10: number;
  readonly top50: number;
  readonly top100: number;
  /** 0–1, among the listed addresses. */
  readonly gini: number | null;
}

/** Concentration of some coins over all their chains on a day, by code. Throws NotConnectedError without a source. */
export async function concentrationsOn(
  sources: Sources,
  codes: readonly string[],
  day: number,
): Promise<ReadonlyMap<string, Concentration>> {
  const shares = await requirePort(sources, 'holders').shares(codes, day);
  return new Map([...shares].map(([code, largest]) => [code, measured(largest)]));
}

/** A list of shares is constant over a day, so each is measured once. */
const known = new WeakMap<readonly number[], Concentration>();

function measured(shares: readonly number[]): Concentration {
  const concentration = known.get(shares) ?? concentrationOf(shares);
  known.set(shares, concentration);
  return concentration;
}

/** Concentration of the largest addresses, from their shares, 0–1, largest first. */
export function concentrationOf(shares: readonly number[]): Concentration {
  const top = (count: number) => shares.slice(0, count).reduce((sum, share) => sum + share, 0) * 100;
  return { top10: top(10), top50: top(50), top100: top(100), gini: gini(shares) };
}
