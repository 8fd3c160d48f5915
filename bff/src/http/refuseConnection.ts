import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { envelope, type FailureKind, failures } from './failure.ts';

/** Answers on the bare connection and closes it: for an upgrade, or what could not even be read as a request. */
export function refuseConnection(stream: Duplex, kind: FailureKind): void {
  const body = envelope(kind);
  const { status } = failures[kind];
  stream.on('error', () => {});
  stream.end(
    Buffer.concat([
      Buffer.from(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
          'content-type: application/json; charset=utf-8\r\n' +
          `content-length: ${body.length}\r\n` +
          'cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n',
      ),
      body,
    ]),
  );
}
