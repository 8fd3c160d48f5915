import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const answers = new WeakMap<Duplex, ServerResponse>();

/** Remembers the response of a connection, in case the request's body cannot be parsed later. */
export function markInFlight(req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req;
  answers.set(socket, res);
  // Otherwise a kept-alive connection would keep its last request in memory until the next one.
  res.once('close', () => {
    if (req.complete && answers.get(socket) === res) answers.delete(socket);
  });
}

/** The response of a connection that is not sent, or whose request is not read to its end; null when there is none. */
export function inFlightOn(socket: Duplex): ServerResponse | null {
  const res = answers.get(socket);
  return res && (!res.writableEnded || !res.req.complete) ? res : null;
}
