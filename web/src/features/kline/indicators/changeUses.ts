import type { Technical } from '@coinmirror/shared/technical/technical.ts';
import { type TechnicalUse, usualUse, validParams } from '@coinmirror/shared/technical/technicals.ts';

/** Toggles an indicator; a new one goes to the end. */
export function toggleUse(uses: readonly TechnicalUse[], technical: Technical): TechnicalUse[] {
  const rest = uses.filter(({ key }) => key !== technical.key);
  return rest.length === uses.length ? [...uses, usualUse(technical)] : [...rest];
}

/**
 * Sets one parameter of a chosen indicator, corrected to a valid value; an indicator that is not chosen changes
 * nothing.
 */
export function setParam(
  uses: readonly TechnicalUse[],
  technical: Technical,
  place: number,
  value: number,
): TechnicalUse[] {
  return uses.map((use) =>
    use.key === technical.key
      ? { ...use, params: validParams(technical, use.params.with(place, value)) }
      : use,
  );
}
