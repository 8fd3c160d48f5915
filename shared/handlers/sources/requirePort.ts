import type { PortName, Sources } from '../ports/sources.ts';

/** Thrown by an answer that needs a port which has no source: the page says 未接入, nobody is at fault. */
export class NotConnectedError extends Error {
  readonly port: PortName;
  constructor(port: PortName) {
    super(`no source for ${port}`);
    this.port = port;
  }
}

/** The port of a name. Throws NotConnectedError where it has no source. */
export function requirePort<Name extends PortName>(sources: Sources, name: Name): NonNullable<Sources[Name]> {
  const port: Sources[Name] = sources[name];
  if (port === null || port === undefined) throw new NotConnectedError(name);
  return port;
}
