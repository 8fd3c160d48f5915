import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { bodyPairs, communityNonce, signQuery } from '@coinmirror/shared/signing/communitySignature.ts';
import { hashHex } from '../server/signature.ts';

export interface Reply {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** Calls the community host of a running upstream like the BFF: signed, with the visitor's token. */
export function createCaller(origin: string, identity: { clientId: string; secret: string }) {
  return async (
    name: EndpointName,
    params: Record<string, unknown>,
    token = '',
    more: Readonly<Record<string, string>> = {},
  ): Promise<Reply> => {
    const { method, path, body } = endpoints[name];
    const now = Date.now();
    const signed = method === 'GET' || body === 'multipart' ? {} : params;
    const query = new URLSearchParams(
      signQuery(
        method === 'GET' ? toPairs(params) : [],
        {
          ...identity,
          now,
          nonce: communityNonce(now, randomUUID()),
          hash: (text) => hashHex('sha256', text),
        },
        bodyPairs(signed),
      ),
    );
    const headers: Record<string, string> = { ...more, ...(token ? { authorization: token } : {}) };
    const init = method === 'GET' ? {} : encode(params, body, headers);
    const response = await fetch(`${origin}${path}?${query}`, { method, headers, ...init });
    const answer = (await response.json()) as { code: number; msg: string; data: unknown };
    return { status: response.status, ...answer };
  };
}

function encode(params: Record<string, unknown>, kind: string | undefined, headers: Record<string, string>) {
  if (kind === 'form') return { body: new URLSearchParams(toPairs(params)), headers };
  if (kind !== 'multipart') {
    return { body: JSON.stringify(params), headers: { ...headers, 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(params))
    form.set(name, value instanceof Blob ? value : String(value));
  return { body: form, headers };
}

function toPairs(params: Record<string, unknown>): [string, string][] {
  return Object.entries(params).map(([name, value]) => [name, String(value)]);
}
