/** A base that trades at a venue, in capitals, and its full name; null where the venue reports none. */
export interface ListedBase {
  readonly base: string;
  readonly fullName: string | null;
}

/** What a base of a venue's list means. */
export interface Meaning {
  /** null: none of our coins, or one that is not certain. */
  readonly code: string | null;
  /** Whether the venue reports the coin's own full name. */
  readonly isNamed: boolean;
}

/** How a base is decided. */
export interface Deciding {
  /** What the table of identities says; undefined: nothing. */
  decided(base: string): string | null | undefined;
  /** What the symbol alone leads to. */
  ruled(base: string): string | null;
  isNameOf(code: string, fullName: string): boolean;
}

const NONE: Meaning = { code: null, isNamed: false };

/**
 * What each base of a venue's list means: what the table says, else the coin that symbol and full name both fit. Two bases
 * that lead to one coin mean nobody, unless the table has decided on one of them; so do two of one name that lead to two.
 */
export function meaningsOf(listed: readonly ListedBase[], deciding: Deciding): ReadonlyMap<string, Meaning> {
  const names = new Map<string, string | null>();
  for (const { base, fullName } of listed) names.set(base, names.get(base) ?? fullName);
  const decided = new Map<string, Meaning>();
  const claims: { readonly base: string; readonly name: string | null; readonly meaning: Meaning }[] = [];
  for (const [base, name] of names) {
    const reported = deciding.decided(base);
    if (reported !== undefined)
      decided.set(base, { code: reported, isNamed: reported !== null && name !== null });
    else claims.push({ base, name, meaning: claimOf(base, name, deciding) });
  }
  const taken = new Set([...decided.values()].map(({ code }) => code));
  const byCode = Map.groupBy(claims, ({ meaning: { code } }) => code);
  const byName = Map.groupBy(claims, ({ name }) => name);
  const isAlone = ({ name, meaning: { code } }: (typeof claims)[number]) =>
    code !== null &&
    !taken.has(code) &&
    byCode.get(code)?.length === 1 &&
    (name === null || new Set(byName.get(name)?.flatMap(({ meaning }) => meaning.code ?? [])).size === 1);
  return new Map([
    ...decided,
    ...claims.map((claim) => [claim.base, isAlone(claim) ? claim.meaning : NONE] as const),
  ]);
}

function claimOf(base: string, name: string | null, { ruled, isNameOf }: Deciding): Meaning {
  const code = ruled(base);
  if (code === null || name === null) return { code, isNamed: false };
  return isNameOf(code, name) ? { code, isNamed: true } : NONE;
}
