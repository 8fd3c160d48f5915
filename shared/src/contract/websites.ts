import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { envelope, label, text } from './wire.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { wireAddress } from './wireTexts.ts';

const group = v.object({
  id: v.string(),
  name: label,
  sites: rowsOf(v.object({ name: label, url: wireAddress, summary: text })),
});

/** Sites of one kind in the directory. */
export type WebsiteGroup = v.InferOutput<typeof group>;

export const websiteEndpoints = {
  websiteList: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/website/list',
    params: v.object({}),
    response: envelope(listOf(group)),
  }),
} as const;
