import type { SocketMessage } from './socketMessage.ts';

/** One socket of a venue: where it is, how it is asked, how its messages are read. */
export interface SocketRow<Reported, Source extends string = string> {
  readonly source: Source;
  /** After the address of the source's socket. */
  readonly path: string;
  /** The messages by which it is asked for some names, each as long as the venue allows. */
  readonly subscribe: (names: readonly string[]) => readonly string[];
  /** A message that is sent every so many ms, which the venue answers; null where it pings by itself. */
  readonly ping: { readonly text: string; readonly every: number } | null;
  /** ms without a message that counts after which the socket is dead. */
  readonly silence: number;
  /** Whether a heartbeat counts: of a subject that is quiet for minutes. */
  readonly isQuiet: boolean;
  readonly read: (text: string) => SocketMessage<Reported>;
}

/** Splits names into parts of at most so many. */
export function inParts<Name>(names: readonly Name[], most: number): readonly (readonly Name[])[] {
  return Array.from({ length: Math.ceil(names.length / most) }, (_, at) =>
    names.slice(at * most, (at + 1) * most),
  );
}
