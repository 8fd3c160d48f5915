import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

/** Uploaded pictures, loaded by an `img`: no envelope, no signature. */
export const imageEndpoints = {
  imageFile: defineEndpoint({
    // A picture's name never refers to another one, so browsers cache it; the gateway's cache is for answers.
    policy: 'read',
    method: 'GET',
    host: 'api',
    path: '/api/v2/upload/image',
    params: v.object({ name: v.pipe(v.string(), v.uuid()) }),
    response: v.unknown(),
  }),
} as const;
