import type { PortName, Sources } from './sources.ts';

/**
 * Thrown when an answer needs a port without a source: the page shows 未接入, or 暂停 while all sources that would report it
 * are left alone. It is not an error.
 */
export class NotConnectedError extends Error {
  readonly port: PortName;
  /** The sources (`BINANCE`) that report it at other times; none: nobody does. */
  readonly sourceNames: readonly string[];
  constructor(port: PortName, sourceNames: readonly string[] = []) {
    super(`no source for ${port}`);
    this.port = port;
    this.sourceNames = sourceNames;
  }
}

/** What `read` resolves with; null where it needs a port without a source. For a part of an answer that may be missing. */
export async function ifConnected<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof NotConnectedError) return null;
    throw error;
  }
}

/**
 * The port of a name. Throws NotConnectedError if it has no source: take it before other reads begin, since nobody would
 * hear of their failures.
 */
export function requirePort<Name extends PortName>(sources: Sources, name: Name): NonNullable<Sources[Name]> {
  const port: Sources[Name] = sources[name];
  if (port === null || port === undefined) throw new NotConnectedError(name);
  return port;
}
