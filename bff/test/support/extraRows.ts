import { defineEndpoint, type LimitName } from '@coinmirror/shared/contract/endpoint.ts';
import * as v from 'valibot';

const anything = v.looseObject({});
const post = (path: `/api/${string}`, body: 'json' | 'form' | 'multipart', policy: LimitName) =>
  defineEndpoint({
    policy,
    method: 'POST',
    host: 'community',
    path,
    body,
    params: anything,
    response: anything,
  });

/**
 * Calls of every kind that changes something, beside the product's own rows: the rules of signing, limits and
 * uploads are tested on these whatever the table holds at the moment.
 */
export const extraRows = {
  testSendCode: post('/api/test/code', 'json', 'sendCode'),
  testForm: post('/api/test/form', 'form', 'feedback'),
  testUpload: post('/api/test/upload', 'multipart', 'write'),
  testDelete: defineEndpoint({
    policy: 'write',
    method: 'DELETE',
    host: 'community',
    path: '/api/test/item',
    params: anything,
    response: anything,
  }),
  testOwn: defineEndpoint({
    policy: 'read',
    method: 'GET',
    host: 'community',
    path: '/api/test/own',
    params: anything,
    response: anything,
  }),
} as const;
