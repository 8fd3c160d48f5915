import { type Provenance, writeProvenance } from '@coinmirror/shared/contract/provenance.ts';
import type { PortName, Sources } from '../ports/sources.ts';

/**
 * What an answer says of its source: the kind and the names of the ports it was read from, and which ports these are.
 * One that read a simulated port is simulated as a whole; one that read none stands in the world of its coins.
 */
export function sourceHeader(sources: Sources, read: ReadonlySet<PortName>): string {
  const ports = [...read].toSorted();
  const own = ports.flatMap((name) => sources[name]?.provenance ?? []);
  return writeProvenance(own.length > 0 ? joined(own) : sources.coins.provenance, ports);
}

function joined(provenances: readonly Provenance[]): Provenance {
  const simulated = provenances.find(({ kind }) => kind === 'simulated');
  if (simulated) return simulated;
  const kind = provenances.every((one) => one.kind === 'exchange') ? 'exchange' : 'public';
  const names = new Set(provenances.flatMap(({ name }) => name.split('+')).filter((name) => name !== ''));
  return { kind, name: [...names].join('+') };
}
