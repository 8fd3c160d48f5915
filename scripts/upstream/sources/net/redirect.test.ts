import { MockAgent } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { callSource } from './callSource.ts';

const OWN = 'https://api.example.com';
const OTHER = 'https://other.example.net';
const KEY = 'ghp_0123456789abcdef';

interface Seen {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const agents: MockAgent[] = [];
afterEach(async () => {
  for (const agent of agents.splice(0)) await agent.close();
});

/** Calls OWN/a, where each address of `moves` redirects to the next one and any other answers; returns every call made. */
async function follow(
  moves: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const agent = new MockAgent();
  agents.push(agent);
  agent.disableNetConnect();
  const seen: Seen[] = [];
  for (const origin of [OWN, OTHER])
    agent
      .get(origin)
      .intercept({ path: /.*/ })
      .reply((call) => {
        const url = origin + call.path;
        seen.push({ url, headers: Object.fromEntries(Object.entries(call.headers ?? {})) });
        const location = moves[url];
        return location === undefined
          ? {
              statusCode: 200,
              data: '{}',
              responseOptions: { headers: { 'content-type': 'application/json' } },
            }
          : { statusCode: 302, data: '', responseOptions: { headers: { location } } };
      })
      .persist();
  const outgoing = { configured: agent, redirected: agent, close: () => agent.close() };
  const reply = await callSource(outgoing, {
    source: 'GITHUB',
    url: `${OWN}/a`,
    post: null,
    headers,
    credentials: { authorization: `Bearer ${KEY}` },
    accepts: ['application/json'],
    maxBytes: 1000,
    timeout: 2_000,
  });
  return { reply, seen };
}

const keyed = (seen: readonly Seen[]) => seen.map(({ headers }) => headers['authorization'] !== undefined);

test('within its own origin a call keeps its key', async () => {
  const { reply, seen } = await follow({ [`${OWN}/a`]: '/b' });
  expect(reply.kind).toBe('answered');
  expect(keyed(seen)).toEqual([true, true]);
});

test('a key stays with its origin, and other headers go along', async () => {
  const { reply, seen } = await follow({ [`${OWN}/a`]: `${OTHER}/b` }, { language: 'cn' });
  expect(reply.kind).toBe('answered');
  expect(keyed(seen)).toEqual([true, false]);
  expect(seen[1]?.headers).toMatchObject({ language: 'cn' });
});

test('another port and another name of the same site are other origins', async () => {
  const { seen } = await follow({ [`${OWN}/a`]: 'https://api.example.com:8443/b' });
  expect(keyed(seen)).toEqual([true]);
});

test('a key that has left its origin is not sent on the way back', async () => {
  const { seen } = await follow({ [`${OWN}/a`]: `${OTHER}/b`, [`${OTHER}/b`]: `${OWN}/c` });
  expect(seen.map(({ url }) => url)).toEqual([`${OWN}/a`, `${OTHER}/b`, `${OWN}/c`]);
  expect(keyed(seen)).toEqual([true, false, false]);
});

test('a key that a redirect copies into its address does not arrive', async () => {
  const { seen } = await follow({ [`${OWN}/a`]: `https://x:${KEY}@other.example.net/b?key=${KEY}&page=2` });
  expect(seen[1]?.url).toBe(`${OTHER}/b?page=2`);
  expect(JSON.stringify(seen[1])).not.toContain(KEY);
});

test('a refused redirect does not tell the key to the operator’s page', async () => {
  const { reply } = await follow({ [`${OWN}/a`]: `http://other.example.net/b?key=${KEY}` });
  expect(reply).toMatchObject({ failure: { kind: 'redirect' } });
  expect(JSON.stringify(reply)).not.toContain(KEY);
});

test('redirects in a circle end', async () => {
  const { reply, seen } = await follow({ [`${OWN}/a`]: `${OTHER}/b`, [`${OTHER}/b`]: `${OWN}/a` });
  expect(reply).toMatchObject({ failure: { kind: 'redirect', detail: 'more than 3' } });
  expect(seen).toHaveLength(4);
});
