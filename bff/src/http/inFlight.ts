import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const answers = new WeakMap<Duplex, ServerResponse>();

/** Remembers what is being answered on a connection, for when its body turns out to be unreadable. */
export function markInFlight(req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req;
  answers.set(socket, res);
  // A kept-alive connection would hold its last request, with all that hangs on it, until it sends another.
  res.once('close', () => {
    if (req.complete && answers.get(socket) === res) answers.delete(socket);
  });
}

/** The answer that a connection is waiting for, or whose request is still coming in; null when there is none. */
export function inFlightOn(socket: Duplex): ServerResponse | null {
  const res = answers.get(socket);
  return res && (!res.writableEnded || !res.req.complete) ? res : null;
}
