import { readFileSync, writeFileSync } from 'node:fs';
import { formatIdentity, parseIdentity } from '../identity/identityTable.ts';
import { composeTable } from './compose.ts';
import { gatherEvidence } from './gatherEvidence.ts';
import type { Asking } from './venueBases.ts';

/**
 * Makes the table of identities anew in its file, and reports in lines what was found. Rejects with an Error of one line,
 * and leaves the file as it is, where the providers of names and prices do not answer.
 */
export async function renewIdentity(asking: Omit<Asking, 'fiats'>, file: URL): Promise<readonly string[]> {
  const before = parseIdentity(readFileSync(file, 'utf8'));
  const evidence = await gatherEvidence(asking);
  const { rows, doubts } = composeTable(before, evidence);
  writeFileSync(file, formatIdentity(rows));
  const own = rows.filter(({ by }) => by === 'script');
  return [
    `${evidence.venues.size} venues answered: ${[...evidence.venues.keys()].join(', ')}.`,
    `${rows.length} rows, ${own.length} of them by the script, ${own.filter(({ code }) => code === null).length} of these left out.`,
    ...doubts.map((doubt) => `To be looked at: ${doubt}.`),
  ];
}
