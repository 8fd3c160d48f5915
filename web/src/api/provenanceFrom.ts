import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import { type Provenance, readProvenance } from '@coinmirror/shared/contract/provenance.ts';
import { isSimulated } from '#ui/simulated.ts';

/**
 * The provenance an answer states, else the site-wide one of the first HTML; null for what visitors wrote
 * here.
 */
export function provenanceFrom(
  { host }: Pick<Endpoint, 'host'>,
  header: string | null | undefined,
): Provenance | null {
  if (host === 'community') return null;
  return readProvenance(header, { kind: isSimulated() ? 'simulated' : 'public', name: '' });
}
