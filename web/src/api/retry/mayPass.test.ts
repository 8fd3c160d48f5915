import { expect, test } from 'vitest';
import { mayPass } from './mayPass.ts';

test.each([
  ['no answer', { kind: 'network' }, true],
  ['the server is unwell', { kind: 'http', status: 502, message: '' }, true],
  ['the upstream is down', { kind: 'api', code: 503, message: '' }, true],
  ['too many at once', { kind: 'api', code: 429, message: '' }, true],
  ['a page of somebody’s network', { kind: 'contract', issues: [] }, true],
  ['does not exist', { kind: 'api', code: 404, message: '' }, false],
  ['is not allowed', { kind: 'http', status: 403, message: '' }, false],
  ['needs a login', { kind: 'api', code: 401, message: '' }, false],
  ['a refusal of the upstream’s own', { kind: 'api', code: 1001, message: '' }, false],
  ['has no source', { kind: 'unconnected', why: 'unconnected', word: '未接入', message: '' }, false],
  ['has a source that is paused', { kind: 'unconnected', why: 'paused', word: '暂停', message: '' }, true],
  ['a fault of ours', new Error('x'), false],
  ['nothing', undefined, false],
])('of %s (%j) another attempt may bring it: %s', (_what, error, passes) => {
  expect(mayPass(error)).toBe(passes);
});
