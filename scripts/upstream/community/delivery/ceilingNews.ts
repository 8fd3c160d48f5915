import type { CeilingScope, Reached } from '../store/codeCeilings.ts';

/** ms without a refusal of a kind until it is news again. */
const NEWS_AFTER = 3_600_000;

const WHAT: Readonly<Record<CeilingScope, string>> = {
  number: 'to one number',
  network: 'asked from one network (PHONE_CODES_OF_NETWORK)',
  country: 'to one country (PHONE_CODES_OF_COUNTRY)',
  all: 'in all (PHONE_CODES_A_DAY)',
};

/** Tells the operator once when a ceiling of codes is reached, and again after an hour without; never whose it is. */
export function createCeilingNews(
  log: (line: string) => void,
  now: () => number,
): (reached: Reached) => void {
  const seen = new Map<CeilingScope, number>();
  return ({ scope, most }) => {
    const last = seen.get(scope) ?? Number.NEGATIVE_INFINITY;
    seen.set(scope, now());
    if (now() - last > NEWS_AFTER) log(`the ceiling of ${most} phone codes ${WHAT[scope]} is reached`);
  };
}
