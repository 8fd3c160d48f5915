import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { envelope, type FailureKind, failures } from './failure.ts';

/** How long the client has to read the last bytes and close its side, ms. */
const LINGER = 500;

/** Sends some last bytes and ends a connection. Half-closed, it would hold its descriptor for as long as the client likes. */
export function endConnection(stream: Duplex, last?: Buffer): void {
  stream.on('error', () => {});
  // Further input is dropped. Left unread, it would turn the end into a reset that loses the last bytes.
  stream.resume();
  stream.end(last);
  const linger = setTimeout(() => stream.destroy(), LINGER).unref();
  stream.once('close', () => clearTimeout(linger));
}

/** Answers on the socket itself and ends it, for upgrades and for what cannot be parsed as a request. */
export function refuseConnection(stream: Duplex, kind: FailureKind): void {
  const body = envelope(kind);
  const { status } = failures[kind];
  const head =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
    'content-type: application/json; charset=utf-8\r\n' +
    `content-length: ${body.length}\r\n` +
    'cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n';
  endConnection(stream, Buffer.concat([Buffer.from(head), body]));
}
