import type { CreditedSource } from '@coinmirror/shared/constants/sourceCredits.ts';
import type { PortName } from '../../ports/sources.ts';
import type { Probe } from './probe.ts';

/** How a source takes a key. Keys raise limits and nothing else. */
export interface SourceKey {
  /** The variable it is set by. */
  readonly variable: string;
  /** Sent to the source's own address and to no other. */
  readonly header: (key: string) => Readonly<Record<string, string>>;
  /** What is published for who has it, whole: it counts by key, and nobody else has ours. */
  readonly limits: { readonly perMinute: number; readonly perMonth: number | null };
  /** Where who has it is served, if elsewhere. */
  readonly origins?: SourceRow['origins'];
}

/** A public source: where it is asked, how often at most, what it reports, and how it wants to be named. */
export interface SourceRow {
  /** As visitors read it; its site and the words it asks for are in `sourceCredits`. */
  readonly title: CreditedSource;
  /**
   * Scheme and host; the second and further ones are mirrors, tried when the first one refuses. A mirror tells what the
   * first one tells, by the source's own word: a regional host with books of its own is another exchange.
   */
  readonly origins: readonly [string, ...string[]];
  /** Addresses of its live socket, the same one by its own word: the first, then its mirrors; none where we use none. */
  readonly sockets: readonly string[];
  /** What may be spent at once, and what comes back in a minute: calls, or weight where the source counts weight. */
  readonly burst: number;
  readonly perMinute: number;
  /** Calls in a calendar month; null for no such limit. */
  readonly perMonth: number | null;
  /** Off until it is switched on. */
  readonly off?: true;
  /** Sent with each call, and as a socket is opened. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The first one that is set counts. */
  readonly keys?: readonly SourceKey[];
  /** How it says that it does not know a subject, besides HTTP 404. */
  readonly unknownSubject?: RegExp;
  /** What of the product is read from it. */
  readonly ports: readonly PortName[];
  /** ms without an answer after which it is late; absent for what is asked when a page is read alone. */
  readonly lateAfter?: number;
  /** What tells whether it answers as documented: together no more than may be spent of its limit at once. */
  readonly probes: readonly [Probe, ...Probe[]];
}

/** What may be spent at once of so much a minute: a tenth, and never less than one call. */
export function burstOf(perMinute: number): number {
  return Math.max(1, Math.ceil(perMinute / 10));
}

/** Makes the row of a source that allows so many calls a minute. */
export function source(
  title: CreditedSource,
  origins: SourceRow['origins'],
  perMinute: number,
  more: Pick<SourceRow, 'ports' | 'probes'> & Partial<Omit<SourceRow, 'title' | 'origins' | 'perMinute'>>,
): SourceRow {
  return {
    title,
    origins,
    sockets: [],
    burst: burstOf(perMinute),
    perMinute,
    perMonth: null,
    ...more,
  };
}
