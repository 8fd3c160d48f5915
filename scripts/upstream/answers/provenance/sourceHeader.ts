import { namesOf, type Provenance, writeProvenance } from '@coinmirror/shared/contract/provenance.ts';
import type { PortName, Sources } from '../../ports/sources.ts';

/**
 * The source header of an answer: kind and names of the ports it was read from, and which ports these are. One
 * simulated port makes the whole answer simulated, and what is true in it is named; an answer that read no port counts as
 * read from the coins port. Ports of other names than the answer's say which are theirs.
 * A port without a source is not among them.
 */
export function sourceHeader(sources: Sources, read: ReadonlySet<PortName>): string {
  const ports = [...read].filter((name) => sources[name] !== null).toSorted();
  const own = ports.flatMap((name) => sources[name]?.provenance ?? []);
  const whole = own.length > 0 ? joined(own) : sources.coins.provenance;
  const parts = whole.kind === 'simulated' ? null : partsOf(sources, ports, namesOf(whole));
  return writeProvenance(parts === null ? whole : { ...whole, parts }, ports);
}

/** Which of the names each port is from; null where each is from all. */
function partsOf(sources: Sources, ports: readonly PortName[], names: readonly string[]): string | null {
  const places = ports.map((port) => {
    const provenance = sources[port]?.provenance;
    return provenance ? namesOf(provenance).map((name) => names.indexOf(name)) : [];
  });
  if (places.every(({ length }) => length === names.length)) return null;
  return ports.map((port, at) => `${port}:${places[at]?.join('.') ?? ''}`).join('+');
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
