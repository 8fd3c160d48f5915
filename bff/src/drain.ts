import { once } from 'node:events';
import { within } from '@coinmirror/shared/time/within.ts';
import type { Gateway } from './gateway.ts';
import { stopListening } from './server.ts';

/** Share of the time that proxies have to close their idle connections themselves; the gateway closes them afterwards. */
const QUIET_SHARE = 0.25;

/**
 * Ends a gateway without failing a request: no new connections (the proxy turns to another process), what runs
 * is finished and its connections closed with the answer, idle ones after a moment, the rest when time is up.
 */
export async function drain(
  { server, metricsServer, startDraining, close }: Gateway,
  withinMs: number,
): Promise<void> {
  startDraining();
  const closed = once(server, 'close');
  stopListening(server);
  metricsServer.close();
  await within(withinMs * QUIET_SHARE, closed, null);
  server.closeIdleConnections();
  await within(withinMs * (1 - QUIET_SHARE), closed, null);
  server.closeAllConnections();
  await close();
}
