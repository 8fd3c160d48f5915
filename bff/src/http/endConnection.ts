import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { envelope, type FailureKind, failures } from './failure.ts';

/** Time for the last bytes to arrive; whoever keeps his side open longer than this is not waited for, ms. */
const LINGER = 500;

/** Ends a connection for good, with some last bytes. A half-closed one would hold its descriptor as long as its client likes. */
export function endConnection(stream: Duplex, last?: Buffer): void {
  stream.on('error', () => {});
  // What still comes in is thrown away: left unread, it would make the end a reset, and the last bytes lost.
  stream.resume();
  stream.end(last);
  const linger = setTimeout(() => stream.destroy(), LINGER).unref();
  stream.once('close', () => clearTimeout(linger));
}

/** Answers on the bare connection and ends it: for an upgrade, or what could not even be read as a request. */
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
