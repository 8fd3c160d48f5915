import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, pickEncoding } from './encoding.ts';
import type { ReadyBody } from './readyBody.ts';

interface Variant {
  /** Names and values in turn: the form Node writes fastest. */
  readonly head: string[];
  readonly body: Buffer;
}

/** An answer whose every byte stands ready: sending it is a look-up and one write. */
export interface ReadyAnswer {
  readonly status: number;
  readonly etag: string;
  readonly bytes: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly notModified: string[];
}

export interface AnswerHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly vary?: string;
  /** Further headers, the same for every encoding. */
  readonly extra?: Readonly<Record<string, string>>;
}

export function readyAnswer(status: number, body: ReadyBody, headers: AnswerHeaders): ReadyAnswer {
  const common = [
    'cache-control',
    headers.cacheControl,
    'vary',
    headers.vary ? `Accept-Encoding, ${headers.vary}` : 'Accept-Encoding',
    'etag',
    body.etag,
    ...Object.entries(headers.extra ?? {}).flat(),
  ];
  const variant = (bytes: Buffer, encoding: Encoding): Variant => ({
    body: bytes,
    head: [
      'content-type',
      headers.contentType,
      'content-length',
      String(bytes.length),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...common,
    ],
  });
  const identity = variant(body.identity, 'identity');
  return {
    status,
    etag: body.etag,
    bytes: body.identity.length + (body.gzip?.length ?? 0) + (body.br?.length ?? 0),
    notModified: common,
    variants: {
      identity,
      gzip: body.gzip ? variant(body.gzip, 'gzip') : identity,
      br: body.br ? variant(body.br, 'br') : identity,
    },
  };
}

/** Sends a ready answer: 304 when the visitor has it, otherwise the bytes in the best encoding it takes. */
export function sendReady(req: IncomingMessage, res: ServerResponse, answer: ReadyAnswer): void {
  const known = req.headers['if-none-match'];
  if (known !== undefined && answer.status === 200 && matches(known, answer.etag)) {
    res.writeHead(304, answer.notModified);
    res.end();
    return;
  }
  const { head, body } = answer.variants[pickEncoding(req.headers['accept-encoding'] as string | undefined)];
  res.writeHead(answer.status, head);
  res.end(req.method === 'HEAD' ? undefined : body);
}

function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
