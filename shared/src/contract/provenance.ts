import { CYCLE } from '../constants/timings.ts';
import { encodePart } from '../format/encodePart.ts';

/** Kind of an answer's data source. */
type SourceKind =
  /** Simulated. */
  | 'simulated'
  /** An exchange's API. */
  | 'exchange'
  /** Any other public source: a block explorer, an issuer's report, a news site. */
  | 'public';

/** The source of an answer. */
export interface Provenance {
  readonly kind: SourceKind;
  /** The source's own name; '' if the upstream does not send it. Of a simulated answer: what is true in it. */
  readonly name: string;
  /** Which of the names each of its ports is from, as in the header: `coins:0.1+gas:2`; absent where all are of all. */
  readonly parts?: string;
}

const KINDS: readonly SourceKind[] = ['simulated', 'exchange', 'public'];

/** Headers of an answer: its source, and its time (epoch ms by the source's clock). */
export const SOURCE_HEADER = 'x-data-source';
export const AS_OF_HEADER = 'x-data-as-of';
/** Of an answer of before, while its upstream is slow or away: `1`. */
export const STALE_HEADER = 'x-data-stale';
/** From the upstream to the gateway: ms from the start of an answer's computation to the next cycle. */
export const HOLDS_HEADER = 'x-data-holds';

/**
 * Header value: `simulated`, `exchange;Binance`, or `simulated;;candles+coins` with the ports that the answer was read
 * from, `public;Binance%2BEthereum;coins:0+gas:1` where they have names of their own. A non-ASCII name is percent-encoded.
 */
export function writeProvenance(
  { kind, name, parts = '' }: Provenance,
  ports: readonly string[] = [],
): string {
  return [kind, encodePart(name), parts || ports.join('+')].join(';').replace(/;+$/, '');
}

/** Reads the header; `fallback` if it is absent or names an unknown kind. */
export function readProvenance(header: string | null | undefined, fallback: Provenance): Provenance {
  const [said = '', name = '', parts = ''] = (header ?? '').split(';');
  const kind = KINDS.find((one) => one === said.trim());
  if (kind === undefined) return fallback;
  return { kind, name: decoded(name.trim()), ...(parts.includes(':') && { parts }) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** More are 等. */
const MOST_NAMED = 2;

/** Sources whose name and link must stand beside their numbers: a condition of their free use, or what they ask for it. */
export const OBLIGATORY = ['GeckoTerminal', 'CoinGecko', 'alternative.me'];

/**
 * CoinGecko、币安 等: the sources that the parts of a page are from, those that must be named first; these alone where a
 * part is simulated; '' where none is named.
 */
export function sourceNames(parts: readonly Provenance[]): string {
  const all = new Set(parts.flatMap(namesOf));
  const owed = OBLIGATORY.filter((name) => all.delete(name));
  const others = parts.some(({ kind }) => kind === 'simulated') ? [] : [...all];
  const most = Math.max(1, MOST_NAMED - owed.length);
  return [...owed, ...others.slice(0, most)].join('、') + (others.length > most ? ' 等' : '');
}

/** The names of all sources of an answer, the best known first. */
export function namesOf({ name }: Provenance): readonly string[] {
  return name ? name.split('+') : [];
}

/** The names of the sources of some of an answer's ports; of all where the answer does not tell of these. */
export function namesOfPorts(provenance: Provenance, ports: readonly string[]): readonly string[] {
  const all = namesOf(provenance);
  if (ports.length === 0) return [];
  const own = (provenance.parts ?? '').split('+').flatMap((part) => {
    const [port = '', places = ''] = part.split(':');
    return ports.includes(port) ? places.split('.').map(Number) : [];
  });
  return own.length === 0 ? all : all.filter((_, place) => own.includes(place));
}

/** A time further off than this is not accepted. */
const MOST_OFF = 366 * 24 * 3_600_000;

/** Epoch ms of the header, if it is a time within a year of `now`; otherwise `now`. */
export function readAsOf(header: string | null | undefined, now: number): number {
  const time = Number(header);
  return header && Number.isFinite(time) && Math.abs(time - now) < MOST_OFF ? time : now;
}

/**
 * Cache lifetime of an answer, ms: its endpoint's lifetime (ms), cut at the end of the source's current interval of
 * that length, so that all cached answers expire together. `holds` is the header; a source without it gets the whole
 * lifetime.
 */
export function cachedFor(lifetime: number, asOf: number, holds: string | null | undefined): number {
  const left = Number(holds);
  if (!holds || !(left >= 0 && left <= CYCLE)) return lifetime;
  const ends = (Math.floor(asOf / lifetime) + 1) * lifetime;
  return Math.min(lifetime, left + Math.max(ends - asOf - CYCLE, 0));
}
