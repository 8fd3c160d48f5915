import type { VenueName } from '../exchanges/exchanges.ts';
import type { IdentityRow } from '../identity/identityTable.ts';
import { type Candidate, type Decision, decide, type VenueBase } from './decide.ts';

/** What the venues that answered say, and what is known of the coins. */
export interface Evidence {
  readonly venues: ReadonlyMap<VenueName, readonly VenueBase[]>;
  /** Every coin that bears a symbol or a full name of a base, whether or not we list it. */
  candidatesOf(base: VenueBase): readonly Candidate[];
  /** The code that symbol and full name lead to. */
  ruled(base: VenueBase): string | null;
}

export interface Composed {
  readonly rows: readonly IdentityRow[];
  /** Lines of what hand rows say against the evidence: to be looked at by somebody. */
  readonly doubts: readonly string[];
}

/**
 * The new table: hand rows as they are, rows of venues that did not answer as they were, and a row for each base that
 * means something else than its symbol says, or that cannot be told.
 */
export function composeTable(before: readonly IdentityRow[], evidence: Evidence): Composed {
  const stay = before.filter(({ by, venue }) => by === 'hand' || !evidence.venues.has(venue));
  const doubts: string[] = [];
  const found = [...evidence.venues].flatMap(([venue, bases]) =>
    bases.flatMap((own): readonly IdentityRow[] => {
      const decision = decide(own, evidence.candidatesOf(own));
      if (decision === null) return [];
      const { code, why } = decision;
      const hand = stay.find((row) => row.venue === venue && row.base === own.base);
      if (hand !== undefined) {
        if (hand.code !== code) doubts.push(doubtOf(hand, decision));
        return [];
      }
      if (code === evidence.ruled(own)) return [];
      return [{ venue, base: own.base, code, by: 'script', why }];
    }),
  );
  return { rows: [...stay, ...found], doubts };
}

function doubtOf({ venue, base, code }: IdentityRow, decision: Decision): string {
  return `${venue} ${base}: ${code ?? 'none'} by hand; ${decision.code ?? 'none'} by ${decision.why}`;
}
