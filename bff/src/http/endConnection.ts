import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { REQUEST_ID_HEADER } from '@coinmirror/shared/contract/requestId.ts';
import { envelope, type FailureKind, failures } from './failure.ts';
import { REFUSAL_PAGE_HEADERS, refusalPage } from './refusalPage.ts';

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

/**
 * Answers on the socket itself and ends it, for upgrades and for what cannot be parsed as a request; to a person by a page.
 * The id is that of its line in the log.
 */
export function refuseConnection(stream: Duplex, kind: FailureKind, requestId: string, asPage = false): void {
  const { status, msg } = failures[kind];
  const body = asPage
    ? refusalPage({ status, words: msg, hint: HINTS[kind] ?? '', requestId })
    : envelope(kind);
  const headers = {
    ...(asPage ? REFUSAL_PAGE_HEADERS : { 'content-type': 'application/json; charset=utf-8' }),
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    [REQUEST_ID_HEADER]: requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  endConnection(stream, Buffer.concat([Buffer.from(head), body]));
}

/** What a person can do; every link of the page would be refused in the same way. */
const HINTS: Readonly<Partial<Record<FailureKind, string>>> = {
  headersTooLarge: '浏览器为本站保存的 Cookie 可能太多，请清除本站的 Cookie 后再试。',
};
