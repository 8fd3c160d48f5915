import type { CallParams, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import { type ApiEndpointName, type EndpointRow, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import type { HandlerContext } from '@coinmirror/upstream/answers/handler/handler.ts';
import type { Sources } from '@coinmirror/upstream/ports/sources.ts';
import { createSimulatedSources } from '@coinmirror/upstream/simulation/ports/sources.ts';
import * as v from 'valibot';

/** The instant of the test market. */
export const TEST_TIME = Date.parse('2026-03-10T09:30:00Z');

/** A separate simulated world for one test: its clock may move. */
export function createTestWorld(now: () => number): Sources {
  return createSimulatedSources({ seed: 7, now });
}

export const testContext: HandlerContext = {
  sources: createTestWorld(() => TEST_TIME),
  token: '',
};

/** Calls one endpoint, optionally of another market, and decodes the answer like a browser. */
export async function ask<Name extends ApiEndpointName>(
  name: Name,
  params: CallParams<EndpointRow<Name>>,
  context = testContext,
): Promise<EntityOf<EndpointRow<Name>>> {
  const { status, body } = await answer(name, toWire(params), context);
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  const wire: unknown = JSON.parse(JSON.stringify(body));
  const row: EndpointRow<Name> = endpoints[name];
  return v.parse<EndpointRow<Name>['response']>(row.response, wire);
}

function toWire(params: unknown): Record<string, unknown> {
  return params !== null && typeof params === 'object' ? { ...params } : {};
}

/** Asserts that a value is known; throws otherwise. */
export function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('the test market does not know this value');
  return value;
}
