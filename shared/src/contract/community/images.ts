import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

/** Uploaded pictures, read by an `img`: no envelope, no signature. */
export const imageEndpoints = {
  imageFile: defineEndpoint({
    // Its name never means another picture; browsers keep it, memory here is for answers.
    policy: 'read',
    method: 'GET',
    host: 'api',
    path: '/api/v2/upload/image',
    params: v.object({ name: v.pipe(v.string(), v.uuid()) }),
    response: v.unknown(),
  }),
} as const;
