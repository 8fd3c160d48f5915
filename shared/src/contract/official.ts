import * as v from 'valibot';
import { HANDLE_KINDS } from '../validation/official.ts';
import { defineEndpoint } from './endpoint.ts';
import { envelope } from './wire.ts';
import { listOf } from './wireRows.ts';

export const officialEndpoints = {
  /** Every genuine handle of the site, normalised. */
  officialList: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/official/list',
    params: v.object({}),
    response: envelope(listOf(v.object({ kind: v.picklist(HANDLE_KINDS), value: v.string() }))),
  }),
} as const;
