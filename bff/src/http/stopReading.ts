import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** What Node's server hangs on its connections. Not a public part of Node: where it is missing, nothing is changed. */
interface Parser {
  onIncoming(req: IncomingMessage, keepAlive: boolean): number;
}

/** Tells the parser that what follows is no HTTP, so that it leaves it alone. */
const LEAVE_THE_REST = 2;

/**
 * Node makes a request and an answer of everything one packet brings, thousands out of 64 KB, even when its
 * connection has been destroyed in the middle. From then on nothing more is read.
 */
export function stopReadingWhenDestroyed(socket: Socket): void {
  const parser = parserOf(socket);
  if (parser === null) return;
  const onIncoming = parser.onIncoming.bind(parser);
  parser.onIncoming = (req, keepAlive) => (socket.destroyed ? LEAVE_THE_REST : onIncoming(req, keepAlive));
}

function parserOf(socket: Socket & { readonly parser?: unknown }): Parser | null {
  return isParser(socket.parser) ? socket.parser : null;
}

function isParser(value: unknown): value is Parser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'onIncoming' in value &&
    typeof value.onIncoming === 'function'
  );
}
