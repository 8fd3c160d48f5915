/** Where an answer's data is from. */
export type SourceKind =
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

/** As it goes into the header: `simulated`, `exchange;Binance`. A name outside ASCII is percent-encoded. */
export function writeProvenance({ kind, name }: Provenance): string {
  return name === '' ? kind : `${kind};${encodeURIComponent(name)}`;
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
