import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import { type Provenance, readProvenance } from '@coinmirror/shared/contract/provenance.ts';
import { isSimulated } from '#ui/simulated.ts';

/**
 * What an answer says of its source; one that says nothing is taken for what the shell says of the whole site. What
 * people wrote here has none.
 */
export function provenanceFrom(
  { host }: Pick<Endpoint, 'host'>,
  header: string | null | undefined,
): Provenance | null {
  if (host === 'community') return null;
  return readProvenance(header, { kind: isSimulated() ? 'simulated' : 'public', name: '' });
}
