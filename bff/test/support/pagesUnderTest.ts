import type { ApiEndpointName, EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { apiEndpointNames, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { exampleAddress, fillAddress } from '@coinmirror/testing/addresses.ts';
import { testIds } from '@coinmirror/testing/calls.ts';
import { shortened } from '@coinmirror/testing/nasty.ts';
import { TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import * as v from 'valibot';
import type { PageCall, PageData } from '../../src/pages/pageData.ts';
import { callsOf, findPage, type SitePage } from '../../src/pages/site.ts';

/** A page at its example address, with its calls. */
export interface PageUnderTest {
  readonly path: string;
  readonly page: SitePage;
  readonly calls: readonly PageCall[];
}

/** The bodies of the test market, each made once; its lists shortened. */
export function createBodies() {
  const bodies = new Map<string, Promise<unknown>>();
  return (name: EndpointName, params: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const key = JSON.stringify([name, params]);
    const known = bodies.get(key) ?? make(name, params);
    bodies.set(key, known);
    return known;
  };
}

/** What the bodies of the test market decode to, each made once; null where there is none. */
export function createEntities(bodyOf: ReturnType<typeof createBodies>) {
  const entities = new Map<string, Promise<unknown>>();
  return ({ name, params }: PageCall): Promise<unknown> => {
    const key = JSON.stringify([name, params]);
    const known = entities.get(key) ?? bodyOf(name, params).then((body) => decoded(name, body));
    entities.set(key, known);
    return known;
  };
}

async function make(name: EndpointName, params: Readonly<Record<string, unknown>>): Promise<unknown> {
  if (!isApi(name)) return null;
  const { status, body } = await answer(name, params, testContext);
  return status === 200 ? shortened(JSON.parse(JSON.stringify(body))) : null;
}

function isApi(name: EndpointName): name is ApiEndpointName {
  return apiEndpointNames.some((one) => one === name);
}

/** Every page of the manifest that asks for something. */
export async function pagesUnderTest(): Promise<readonly PageUnderTest[]> {
  const ids = await testIds();
  return routeNames.flatMap((name) => {
    const path = fillAddress(exampleAddress(name), ids);
    const page = findPage(path, new URLSearchParams());
    const calls = page ? callsOf(page).calls : [];
    return page && calls.length > 0 ? [{ path, page, calls }] : [];
  });
}

/** What a body decodes to; null where it is refused. */
export function decoded(name: EndpointName, body: unknown): unknown {
  const result = v.safeParse(endpoints[name].response, body);
  return result.success ? result.output : null;
}

/** Answers of which each call has the entity that is given for it. */
export function answersOf(calls: readonly PageCall[], entityOf: (call: PageCall) => unknown): PageData {
  return {
    answers: [],
    unconnected: new Map(),
    simulated: 'all',
    sourceNames: '',
    whole: true,
    failed: false,
    statusOf: () => 200,
    refusalOf: () => '',
    entity(name) {
      const call = calls.find((one) => one.name === name);
      return (call ? entityOf(call) : null) as never;
    },
    entities: ({ name }) =>
      calls
        .filter((one) => one.name === name)
        .map(entityOf)
        .filter((entity) => entity !== null) as never,
    asOf: () => TEST_TIME,
  };
}
