import { afterAll } from 'vitest';
import { type EmbeddedUpstream, startEmbeddedUpstream } from './embeddedUpstream.ts';
import { type FakeUpstream, startFakeUpstream } from './fakeUpstream.ts';
import { pointedAt, startGateway, type TestGateway } from './testGateway.ts';

/** A gateway and what it is pointed at. Both end with the tests of the file (or the block) that started them. */
export interface Site<Upstream> {
  readonly upstream: Upstream;
  readonly gateway: TestGateway;
}

/** Before an upstream that misbehaves on command. */
export async function startFakeSite(env: Readonly<Record<string, string>> = {}): Promise<Site<FakeUpstream>> {
  const upstream = await startFakeUpstream();
  return startSite(upstream, env, () => upstream.close());
}

/** When the market of these tests begins: what its lists hold depends on the hour. */
const BEGINNING = 'from:2026-03-10T09:30:00Z';

/** Before the real embedded upstream, whose market is the same in each run. */
export async function startEmbeddedSite(
  env: Readonly<Record<string, string>> = {},
): Promise<Site<EmbeddedUpstream>> {
  const upstream = await startEmbeddedUpstream({ env: { MARKET_CLOCK: BEGINNING } });
  return startSite(upstream, env, () => upstream.kill());
}

async function startSite<Upstream extends { readonly origin: string }>(
  upstream: Upstream,
  env: Readonly<Record<string, string>>,
  end: () => Promise<void>,
): Promise<Site<Upstream>> {
  const gateway = await startGateway({ ...pointedAt(upstream.origin), ...env });
  afterAll(async () => {
    await gateway.close();
    await end();
  });
  return { upstream, gateway };
}
