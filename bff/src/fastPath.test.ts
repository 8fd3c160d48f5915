import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createFastPath } from './fastPath.ts';
import { createHostRule } from './security/hosts.ts';

function ask(method: string | undefined, host = 'coinmirror.example', redirects = false) {
  const req = Object.assign(new IncomingMessage(new Socket()), { url: '/%62itcoin', headers: { host } });
  if (method !== undefined) req.method = method;
  const path = vi.fn(() => true);
  const application = vi.fn();
  const hosts = createHostRule({
    ...{ production: true, publicOrigin: 'https://coinmirror.example', allowedHosts: [] },
  });
  const parts = { hosts, https: () => redirects, state: { draining: false }, paths: [path] };
  createFastPath(parts, application)(req, new ServerResponse(req));
  return [path.mock.calls.length, application.mock.calls.length, req.url];
}

test.each([['GET'], ['HEAD']])('a fast path may answer %s, with its address in one spelling', (method) => {
  expect(ask(method)).toEqual([1, 0, '/bitcoin']);
});

test.each([['POST'], ['DELETE'], ['OPTIONS'], ['get'], ['']])('%s is left to the application', (method) => {
  expect(ask(method)).toEqual([0, 1, '/bitcoin']);
});

test('so is a foreign host, and a request that must use https is answered by neither', () => {
  expect(ask('GET', 'evil.example')).toEqual([0, 1, '/bitcoin']);
  expect(ask('GET', 'coinmirror.example', true)).toEqual([0, 0, '/bitcoin']);
});
