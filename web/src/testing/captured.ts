import { type EndpointName, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { HttpResponse, http } from 'msw';
import { server } from './server.ts';

type Body = Parameters<typeof HttpResponse.json>[0];

/**
 * Makes an endpoint return this body for the rest of the test (a list: in turn, repeating the last) and records its
 * parameters, in order.
 */
export function captured(name: EndpointName, ...bodies: readonly object[]): Record<string, unknown>[] {
  const calls: Record<string, unknown>[] = [];
  const { method, host, path } = endpoints[name];
  const verb = method.toLowerCase() as Lowercase<typeof method>;
  server.use(
    http[verb](`*${host === 'community' ? '/community' : ''}${path}`, async ({ request }) => {
      const body = bodies[Math.min(calls.length, bodies.length - 1)] ?? {
        code: 200,
        msg: 'success',
        data: null,
      };
      const isJson = request.headers.get('content-type')?.includes('json') === true;
      calls.push({
        ...(isJson ? ((await request.json()) as object) : {}),
        authorization: request.headers.get('authorization') ?? '',
      });
      return HttpResponse.json(body as Body, { status: statusOf(body) });
    }),
  );
  return calls;
}

/** A successful answer. */
export function fine(data: unknown = null) {
  return { code: 200, msg: 'success', data };
}

/** Like the upstream, which uses the code of a refusal as the HTTP status too. */
function statusOf(body: object): number {
  const code = 'code' in body ? Number(body.code) : 200;
  return code >= 400 ? code : 200;
}
