import {
  type ApiEndpointName,
  apiEndpointNames,
  type EndpointName,
  endpoints,
} from '@coinmirror/shared/contract/endpoints.ts';
import { damaged, shortened } from '@coinmirror/testing/nasty.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { delay, HttpResponse, http } from 'msw';
import { TEST_NOW } from './clock.ts';
import { testSources } from './sources.ts';

type Answer = { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> };
type Respond = (params: Readonly<Record<string, unknown>>) => Promise<Answer>;

/** Unspecified list lengths are twenty rows here: rendering dominates the time of a page's test. */
const SHORT_LIST = { per_page: 20, pagesize: 20 };
/** A coin's pairs come in one answer, and are filtered on the page. */
const WHOLE: ReadonlySet<ApiEndpointName> = new Set(['coinMarkets']);

function marketAnswer(name: ApiEndpointName, params: Readonly<Record<string, unknown>>) {
  const asked = WHOLE.has(name) ? params : { ...SHORT_LIST, ...params };
  return answer(name, asked, { sources: testSources, token: '' });
}

/**
 * Every endpoint of the market host, answered by the simulated market's own handlers; community endpoints are
 * scenarios.
 */
export function marketHandlers() {
  return apiEndpointNames.map((name) => handle(name, (params) => marketAnswer(name, params)));
}

/**
 * Every endpoint of the market host, in a world of public sources: each port names itself as its source. What has none
 * there answers 未接入.
 */
export function publicMarket() {
  const ports = Object.entries(testSources).map(([name, port]) => [
    name,
    port !== null && 'provenance' in port
      ? { ...port, provenance: { kind: 'public', name: `来源 ${name}` } }
      : port,
  ]);
  const sources = { ...testSources, ...Object.fromEntries(ports), otc: null, holders: null };
  return apiEndpointNames.map((name) =>
    handle(name, (params) => answer(name, { ...SHORT_LIST, ...params }, { sources, token: '' })),
  );
}

/** The endpoint returns this body instead (its wire shape is not checked: broken bodies are scenarios too). */
export function answers(name: EndpointName, body: unknown, status = 200) {
  return handle(name, async () => ({ body, status }));
}

/** The endpoint answers as usual, but from the gateway's cache of `age` ms ago because the upstream is failing. */
export function answersStale(name: ApiEndpointName, age: number) {
  return handle(name, async (params) => ({
    ...(await marketAnswer(name, params)),
    headers: { 'x-data-as-of': String(TEST_NOW - age), 'x-data-stale': '1' },
  }));
}

/** Every endpoint of the market host, with short lists and each number the decoder accepts replaced by `value`. */
export function damagedMarket(value: unknown) {
  return apiEndpointNames.map((name) =>
    handle(name, async (params) => {
      const { body, ...rest } = await marketAnswer(name, params);
      return { ...rest, body: damaged(name, shortened(JSON.parse(JSON.stringify(body))), value) };
    }),
  );
}

/** The endpoint never answers: shows the loading state. */
export function hangs(name: EndpointName) {
  return handle(name, async () => {
    await delay('infinite');
    return { body: null };
  });
}

function handle(name: EndpointName, respond: Respond) {
  const { method, host, path } = endpoints[name];
  const verb = method.toLowerCase() as Lowercase<typeof method>;
  return http[verb](`*${host === 'community' ? '/community' : ''}${path}`, async ({ request }) => {
    const { status = 200, body, headers } = await respond(await paramsOf(request));
    return HttpResponse.json(body as Parameters<typeof HttpResponse.json>[0], {
      status,
      headers: { 'x-data-as-of': String(TEST_NOW), ...headers },
    });
  });
}

async function paramsOf(request: Request): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return { ...query, ...((await request.json()) as object) };
  if (type.includes('form')) return { ...query, ...Object.fromEntries(await request.formData()) };
  return query;
}
