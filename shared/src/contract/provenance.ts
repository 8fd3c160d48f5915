import { BEAT } from '../constants/timings.ts';

/** Where an answer's data is from. */
type SourceKind =
  /** Made up by the simulated market. */
  | 'simulated'
  /** An exchange's own interface. */
  | 'exchange'
  /** Any other source that is open to all: a block explorer, an issuer's report, a news site. */
  | 'public';

/** What an answer says of its source. */
export interface Provenance {
  readonly kind: SourceKind;
  /** The source's own name; '' where the upstream does not say. */
  readonly name: string;
}

const KINDS: readonly SourceKind[] = ['simulated', 'exchange', 'public'];

/** Headers of an answer: where it is from, and of when it is (epoch ms by the source's clock). */
export const SOURCE_HEADER = 'x-data-source';
export const AS_OF_HEADER = 'x-data-as-of';
/** From the upstream to the gateway: ms from the beginning of the work on an answer to the next beat. */
export const HOLDS_HEADER = 'x-data-holds';

/**
 * As it goes into the header: `simulated`, `exchange;Binance`, `simulated;;candles+coins` where the ports are named that
 * the answer was read from. A name outside ASCII is percent-encoded.
 */
export function writeProvenance({ kind, name }: Provenance, ports: readonly string[] = []): string {
  const parts = [kind, encodeURIComponent(name), ports.join('+')];
  return parts.join(';').replace(/;+$/, '');
}

/** Reads the header; `fallback` where it is absent or says a kind that nobody knows. */
export function readProvenance(header: string | null | undefined, fallback: Provenance): Provenance {
  const [said = '', name = ''] = (header ?? '').split(';');
  const kind = KINDS.find((one) => one === said.trim());
  return kind === undefined ? fallback : { kind, name: decoded(name.trim()) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** What may be years ahead or behind is no time of an answer. */
const MOST_OFF = 366 * 24 * 3_600_000;

/** Epoch ms of the header, when it is a time within a year of `now`; otherwise `now`. */
export function readAsOf(header: string | null | undefined, now: number): number {
  const time = Number(header);
  return header && Number.isFinite(time) && Math.abs(time - now) < MOST_OFF ? time : now;
}

/**
 * How long an answer may be kept, in ms: for its endpoint's lifetime (ms), but no longer than to the end of the
 * source's own interval of that length, so that all that is kept ends together. `holds` is the header; a source that
 * says nothing of beats gets the whole lifetime.
 */
export function keptFor(lifetime: number, asOf: number, holds: string | null | undefined): number {
  const left = Number(holds);
  if (!holds || !(left >= 0 && left <= BEAT)) return lifetime;
  const ends = (Math.floor(asOf / lifetime) + 1) * lifetime;
  return Math.min(lifetime, left + Math.max(ends - asOf - BEAT, 0));
}
