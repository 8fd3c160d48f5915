import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { envelope, text } from './wire.ts';

const groupWire = v.object({
  id: v.string(),
  name: v.string(),
  sites: v.array(v.object({ name: v.string(), url: v.string(), summary: text })),
});

/** Sites of one kind, in the directory. */
export type WebsiteGroup = v.InferOutput<typeof groupWire>;

export const websiteEndpoints = {
  websiteList: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/website/list',
    params: v.object({}),
    response: envelope(v.array(groupWire)),
  }),
} as const;
