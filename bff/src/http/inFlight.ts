import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const answers = new WeakMap<Duplex, ServerResponse>();

/** Remembers what is being answered on a connection, for when its body turns out to be unreadable. */
export function markInFlight(req: IncomingMessage, res: ServerResponse): void {
  answers.set(req.socket, res);
}

/** The answer that a connection is waiting for, or whose request is still coming in; null when there is none. */
export function inFlightOn(socket: Duplex): ServerResponse | null {
  const res = answers.get(socket);
  return res && (!res.writableEnded || !res.req.complete) ? res : null;
}
