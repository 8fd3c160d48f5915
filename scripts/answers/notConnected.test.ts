import { apiEndpointNames } from '@coinmirror/shared/contract/endpoints.ts';
import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { testContext } from '@coinmirror/testing/world.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { expect, test } from 'vitest';
import { argumentsOf } from './arguments.ts';

const ALWAYS = new Set(['clock', 'coins', 'candles']);
const bare = Object.fromEntries(
  Object.entries(testContext.sources).map(([name, port]) => [name, ALWAYS.has(name) ? port : null]),
);
const context = { ...testContext, sources: { ...testContext.sources, ...bare } };

// A rejection that nobody hears ends the process of the upstream, and fails this test's run.
test.each(apiEndpointNames)('%s answers in a world of coins alone', async (name) => {
  const known = argumentsOf(name);
  // What is published is named by an id of its time: none of this world.
  const first = typeof known === 'function' ? {} : (known[0] ?? {});
  const { status, body } = await answer(name, first, context);
  expect(status).toBeLessThan(500);
  const { code } = body as { readonly code: number };
  expect([0, 200, 400, 404, NOT_CONNECTED]).toContain(code);
});
