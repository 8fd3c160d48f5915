import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createHandle, type HandleDeps } from './handle.ts';

let server: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  server?.close();
});

async function ask(headers: Record<string, string>, more: Partial<HandleDeps>): Promise<Response> {
  const fail = () => {
    throw new Error('none of these is asked');
  };
  const handle = createHandle({
    contextFor: fail,
    communityFor: fail,
    uploaderOf: () => '',
    askerOf: fail,
    troubleAnswer: () => null,
    checkSignature: () => undefined,
    ...more,
  });
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/api/v3/comment/list?kind=coin&code=secret-code`, { headers });
}

it.each([
  [
    'a-request-of-the-gateway',
    'request a-request-of-the-gateway GET /api/v3/comment/list failed: Error: none',
  ],
  ['forged id with spaces', 'request -- GET'],
])('the line of an unexpected error names the request %s, and never its query', async (id, line) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answer = await ask({ 'x-request-id': id }, {});
  expect([answer.status, await answer.json()]).toEqual([500, { code: 500, msg: '上游服务出错' }]);
  const [[text] = []] = written.mock.calls;
  expect(text).toContain(line);
  expect(text).not.toContain('secret-code');
});

it('a failure of the database is told with the request it was first seen in', async () => {
  const troubleAnswer = vi.fn(() => ({ status: 503, body: { code: 503, msg: '' } }));
  await ask({ 'x-request-id': 'another-request' }, { troubleAnswer });
  expect(troubleAnswer).toHaveBeenCalledWith(expect.any(Error), 'another-request');
});
