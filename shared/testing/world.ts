import type { CallParams, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import { type ApiEndpointName, type EndpointRow, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import type { HandlerContext } from '@coinmirror/upstream/answers/handler/handler.ts';
import type { Sources } from '@coinmirror/upstream/ports/sources.ts';
import { createSimulatedMarket } from '@coinmirror/upstream/simulation/market/simulatedMarket.ts';
import type { SimulatedMarket } from '@coinmirror/upstream/simulation/market/source.ts';
import { simulatedSources } from '@coinmirror/upstream/simulation/ports/sources.ts';
import * as v from 'valibot';

/** The seed and the instant of the test market. */
export const TEST_SEED = 7;
export const TEST_TIME = Date.parse('2026-03-10T09:30:00Z');

/** The seed of the market that the product shows by default, for tests of its magnitudes. */
export const SHOWN_SEED = 20_170_808;

/** The test market by a clock of its own, for tests of other instants or of several. */
export function createTestMarket(now: () => number): SimulatedMarket {
  return createSimulatedMarket({ seed: TEST_SEED, now });
}

/** A separate simulated world for one test: its clock may move. */
export function createTestWorld(now: () => number): Sources {
  return simulatedSources(createTestMarket(now));
}

/** The test market at its instant: all test files of a worker share what it has computed. */
export const testMarket = createTestMarket(() => TEST_TIME);

export const testContext: HandlerContext = {
  sources: simulatedSources(testMarket),
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
