import { readFileSync } from 'node:fs';
import { type VenueName, venueNames } from '../exchanges/exchanges.ts';

/** What a base means at a venue where its symbol alone would mislead. */
export interface IdentityRow {
  readonly venue: VenueName;
  /** In capitals, as the venue writes it. */
  readonly base: string;
  /** The coin's code; null: no coin that we list. */
  readonly code: string | null;
  /** `hand`: never changed by the script. */
  readonly by: 'hand' | 'script';
  /** What it was decided by. */
  readonly why: string;
}

/** The table's file, which the script writes. */
export const identityFile = new URL('./identity.tsv', import.meta.url);

const HEAD = '# venue\tbase\tcode, or - for none of ours\tby\twhy';
const NONE = '-';

/** Reads a table: a row a line, its cells between tabs. Throws an Error that names the line that is none. */
export function parseIdentity(text: string): readonly IdentityRow[] {
  return text.split('\n').flatMap((line, at) => {
    if (line === '' || line.startsWith('#')) return [];
    const [name = '', base = '', code = '', by = '', why = ''] = line.split('\t');
    const venue = venueNames.find((known) => known === name);
    if (venue === undefined || base === '' || code === '' || (by !== 'hand' && by !== 'script'))
      throw new Error(`line ${at + 1} of the table of identities is no row: ${line}`);
    return [{ venue, base, code: code === NONE ? null : code, by, why }];
  });
}

/** Writes a table, by venue and base, so that two runs differ in what has changed alone. */
export function formatIdentity(rows: readonly IdentityRow[]): string {
  const sorted = rows.toSorted(
    (one, other) => compare(one.venue, other.venue) || compare(one.base, other.base),
  );
  const lines = sorted.map(({ venue, base, code, by, why }) =>
    [venue, base, code ?? NONE, by, why].join('\t'),
  );
  return `${[HEAD, ...lines].join('\n')}\n`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export const identityTable: readonly IdentityRow[] = parseIdentity(readFileSync(identityFile, 'utf8'));
