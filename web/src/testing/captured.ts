import { type EndpointName, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { HttpResponse, http } from 'msw';
import { server } from './server.ts';

type Body = Parameters<typeof HttpResponse.json>[0];

/**
 * Lets an endpoint answer this for the rest of the test (a list: one after the other, the last one stays) and
 * keeps what it was asked, in order.
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

/** An answer that worked. */
export function fine(data: unknown = null) {
  return { code: 200, msg: 'success', data };
}

/** As the upstream does it: what is refused carries its code as the status too. */
function statusOf(body: object): number {
  const code = 'code' in body ? Number(body.code) : 200;
  return code >= 400 ? code : 200;
}
