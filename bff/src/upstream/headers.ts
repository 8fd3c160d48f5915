import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@coinmirror/shared/contract/requestId.ts';
import { pickEncoding } from '../http/encoding.ts';
import { ASKED_ENCODING } from './validateAnswer.ts';

/** The visitor's headers that are forwarded. Cookies stay in the gateway. */
const FORWARDED = ['accept', 'accept-language', 'authorization', 'content-type', 'user-agent'];

export interface Origin {
  /** The visitor's address as the trusted proxies report it. */
  readonly address: string;
  readonly requestId: string;
}

/** Headers of a call to the upstream. */
export function upstreamHeaders(
  req: IncomingMessage,
  { address, requestId }: Origin,
): Record<string, string> {
  const headers: Record<string, string> = {
    // Whatever comes is piped as it is.
    'accept-encoding': pickEncoding(req.headers['accept-encoding'], [ASKED_ENCODING]),
    'x-forwarded-for': address,
    [REQUEST_ID_HEADER]: requestId,
  };
  for (const name of FORWARDED) {
    const value = req.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
