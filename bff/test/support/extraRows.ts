import { defineEndpoint } from '@coinmirror/shared/contract/endpoint.ts';
import * as v from 'valibot';

const anything = v.looseObject({});
const post = (path: `/api/${string}`, body: 'json' | 'form' | 'multipart') =>
  defineEndpoint({ method: 'POST', host: 'community', path, body, params: anything, response: anything });

/**
 * Calls of every kind that changes something, beside the product's own rows: the laws of signing, limits and
 * uploads are tested on these whatever the table holds at the moment.
 */
export const extraRows = {
  testSendCode: post('/api/test/code', 'json'),
  testForm: post('/api/test/form', 'form'),
  testUpload: post('/api/test/upload', 'multipart'),
  testDelete: defineEndpoint({
    method: 'DELETE',
    host: 'community',
    path: '/api/test/item',
    params: anything,
    response: anything,
  }),
  testOwn: defineEndpoint({
    method: 'GET',
    host: 'community',
    path: '/api/test/own',
    params: anything,
    response: anything,
  }),
} as const;
