import { namesOf, type Provenance, writeProvenance } from '@coinmirror/shared/contract/provenance.ts';
import type { PortName, Sources } from '../ports/sources.ts';

/**
 * The source header of an answer: kind and names of the ports it was read from, and which ports these are. One
 * simulated port makes the whole answer simulated, and what is true in it is named; an answer that read no port counts as read from the coins port.
 * A port without a source is not among them.
 */
export function sourceHeader(sources: Sources, read: ReadonlySet<PortName>): string {
  const ports = [...read].filter((name) => sources[name] !== null).toSorted();
  const own = ports.flatMap((name) => sources[name]?.provenance ?? []);
  return writeProvenance(own.length > 0 ? joined(own) : sources.coins.provenance, ports);
}

function joined(provenances: readonly Provenance[]): Provenance {
  const simulated = provenances.filter(({ kind }) => kind === 'simulated');
  if (simulated.length > 0) return { kind: 'simulated', name: namesIn(simulated) };
  const kind = provenances.every((one) => one.kind === 'exchange') ? 'exchange' : 'public';
  return { kind, name: namesIn(provenances) };
}

function namesIn(provenances: readonly Provenance[]): string {
  return [...new Set(provenances.flatMap(namesOf))].join('+');
}
